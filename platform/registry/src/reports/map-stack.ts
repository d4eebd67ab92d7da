import type { RegistryReader } from '@aangan/manifest';
import { isReleaseAddress } from '@aangan/manifest';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { type AskedMap, type FoundMap, keyOfMap } from './find-maps.ts';

/** A line of a stack, in its source where the release's source map knows it. */
export interface MappedFrame {
  /** As the browser or Node wrote it. */
  text: string;
  /** The release that the line's file belongs to; absent for others, such as Node's own. */
  name?: string;
  release?: string;
  /** The team that owns the remote; absent for the shell. */
  team?: string;
  source?: string;
  line?: number;
  column?: number;
  function?: string;
}

/** A frame in a file of a release: name, release, path, line and column. */
const frame = /\/releases\/([a-z][a-z0-9-]*)\/([a-f0-9]{16})\/([^\s():?]+\.m?js):(\d+):(\d+)/;
/** `at async ofFunction (file:1:2)`, as Node writes it. */
const enclosing = /^at (?:async )?(.+?) \(/;
/** Lines of a stack that are mapped; more would not help. */
const maxFrames = 30;
/** Source maps that are kept parsed; each can hold megabytes. */
const keptMaps = 8;
/** Source maps that one answer parses at most: anyone can report a stack. */
const maxMaps = 16;
/** Bytes of a map that is parsed; the largest of the site has 3 MB. */
const largestMap = 8 * 1024 * 1024;

interface Options extends Pick<RegistryReader, 'releaseFile'> {
  /** Which of these files belong to published releases. */
  findMaps: (asked: readonly AskedMap[]) => Promise<FoundMap[]>;
  /** The team that owns a remote. */
  ownerOf: (name: string) => Promise<string | undefined>;
}

interface ReleaseFrame extends AskedMap {
  key: string;
  depth: number;
  line: number;
  column: number;
  frame: MappedFrame;
}

/**
 * Maps stacks, of browsers and of the renderer, with the source maps that were published with the releases. Lines stay
 * as they are where there is no map, and beyond the maps of one answer: the first lines of the first stacks come first.
 */
export function createStackMapper({ releaseFile, findMaps, ownerOf }: Options) {
  const parsed = new LRUCache<string, { map: TraceMap | null }>({ max: keptMaps });

  const read = async ({ name, release, path }: AskedMap) => {
    const file = await releaseFile(name, release, `${path}.map`);
    return { map: file && parseMap(file.bytes) };
  };

  return async (stacks: readonly string[]): Promise<MappedFrame[][]> => {
    const answer = stacks.map((stack) => linesOf(stack).map((text): MappedFrame => ({ text })));
    const ofReleases = answer
      .flatMap((lines) => lines.flatMap((line, depth) => releaseFrame(line, depth) ?? []))
      .toSorted((a, b) => a.depth - b.depth);
    const byFile = Map.groupBy(ofReleases, ({ key }) => key);
    const found = await findMaps([...byFile.values()].flatMap(([first]) => first ?? []));
    const teams = await teamsOf(found, ownerOf);
    const known = new Map(found.map((map) => [keyOfMap(map), map]));
    let left = maxMaps;
    // One after another: only one map more than those that are kept is in memory.
    for (const [key, frames] of byFile) {
      const file = known.get(key);
      if (!file) continue;
      for (const each of frames) describeRelease(each, teams.get(file.name));
      let kept = parsed.get(key);
      if (!kept && file.bytes !== null && file.bytes <= largestMap && left > 0) {
        left -= 1;
        kept = await read(file);
        parsed.set(key, kept);
      }
      if (kept?.map) for (const each of frames) describeSource(each, kept.map);
    }
    return answer;
  };
}

function linesOf(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, maxFrames);
}

function releaseFrame(line: MappedFrame, depth: number): ReleaseFrame | undefined {
  const [, name = '', release = '', path = '', at, column] = frame.exec(line.text) ?? [];
  if (!isReleaseAddress({ name, release, path })) return undefined;
  return {
    ...{ name, release, path, key: keyOfMap({ name, release, path }), depth, frame: line },
    line: Math.max(1, Number(at)),
    // Browsers count columns from one, source maps from zero.
    column: Math.max(0, Number(column) - 1),
  };
}

async function teamsOf(found: readonly FoundMap[], ownerOf: Options['ownerOf']) {
  const names = [...new Set(found.map(({ name }) => name))];
  return new Map(
    await Promise.all(names.map(async (name) => [name, await ownerOf(name)] as const)),
  );
}

function describeRelease({ frame, name, release }: ReleaseFrame, team: string | undefined): void {
  Object.assign(frame, { name, release, ...(team !== undefined && { team }) });
}

function describeSource({ frame, path, line, column }: ReleaseFrame, map: TraceMap): void {
  const position = originalPositionFor(map, { line, column });
  if (position.source === null) return;
  // Node writes the function around the place; the map has only the name at the place.
  const around = path.startsWith('server/') ? enclosing.exec(frame.text)?.[1] : undefined;
  const called = around ?? position.name;
  Object.assign(frame, {
    source: withoutScheme(position.source),
    ...{ line: position.line, column: position.column + 1 },
    ...(called !== null && { function: called }),
  });
}

/** A map is a file of a release, and so may be anything. */
function parseMap(bytes: Uint8Array): TraceMap | null {
  try {
    return new TraceMap(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** `webpack://name/./src/a.ts` → `src/a.ts` */
function withoutScheme(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}
