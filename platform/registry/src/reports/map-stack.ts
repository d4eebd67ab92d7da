import type { RegistryReader } from '@aangan/manifest';
import { isReleaseAddress } from '@aangan/manifest';
import { LRUCache } from 'lru-cache';
import { createThread } from '../threads/create-thread.ts';
import { type AskedMap, type FoundMap, keyOfMap } from './map-repository.ts';
import type { MappedPlaces, PlacesToMap, SourcePlace } from './map-worker.ts';

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
const framePattern =
  /\/releases\/([a-z][a-z0-9-]*)\/([a-f0-9]{16})\/([^\s():?]+\.m?js):(\d+):(\d+)/;
/** `at async ofFunction (file:1:2)`, as Node writes it. */
const enclosing = /^at (?:async )?(.+?) \(/;
/** Lines of a stack that are mapped; more would not help. */
const maxFrames = 30;
/** Places that are remembered with their sources: the same errors are reported again and again. */
const maxPlaces = 10_000;
/** Source maps that one answer parses at most: anyone can report a stack. */
const maxMaps = 16;
/** Bytes of a map that is parsed; the largest of the site has 3 MB. */
const maxMapBytes = 8 * 1024 * 1024;
/** What one map may take in its thread. */
const defaultBounds = { timeout: 10_000, idle: 10_000, heapMegabytes: 768 };

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
 * Maps stacks, of browsers and of the renderer, with the source maps that were published with the releases. Lines
 * without a map stay as they are, and so do lines beyond the maps of one answer: the first lines of the first stacks
 * have priority.
 * @param bounds of the thread that reads the maps, in milliseconds and megabytes
 */
export function createStackMapper(
  { releaseFile, findMaps, ownerOf }: Options,
  bounds = defaultBounds,
) {
  const program = new URL('./map-worker.ts', import.meta.url);
  const thread = createThread<PlacesToMap, MappedPlaces>(program, bounds);
  const known = new LRUCache<string, { place: SourcePlace | null }>({ max: maxPlaces });
  /** Files whose maps could not be read in time. */
  const unreadable = new LRUCache<string, true>({ max: maxPlaces });

  /** Finds the sources of frames in one file. */
  const look = (file: AskedMap, frames: readonly ReleaseFrame[]): Promise<void> =>
    thread.inTurn(async (ask) => {
      const unknown = frames.filter((each) => !known.has(placeOf(each)));
      const map = await releaseFile(file.name, file.release, `${file.path}.map`);
      const places = unknown.map(({ line, column }) => ({ line, column }));
      const found = map && (await ask({ map: map.bytes, places }).catch(() => null));
      if (map && !found) unreadable.set(keyOfMap(file), true);
      for (const [index, each] of unknown.entries()) {
        known.set(placeOf(each), { place: found?.[index] ?? null });
      }
    });

  return async (stacks: readonly string[]): Promise<MappedFrame[][]> => {
    const answer = stacks.map((stack) => linesOf(stack).map((text): MappedFrame => ({ text })));
    const ofReleases = answer
      .flatMap((lines) => lines.flatMap((line, depth) => releaseFrame(line, depth) ?? []))
      .toSorted((a, b) => a.depth - b.depth);
    const byFile = Map.groupBy(ofReleases, ({ key }) => key);
    const found = await findMaps([...byFile.values()].flatMap(([first]) => first ?? []));
    const teams = await teamsOf(found, ownerOf);
    const files = new Map(found.map((map) => [keyOfMap(map), map]));
    let left = maxMaps;
    for (const [key, frames] of byFile) {
      const file = files.get(key);
      if (!file) continue;
      for (const each of frames) describeRelease(each, teams.get(file.name));
      const isKnown = unreadable.has(key) || frames.every((each) => known.has(placeOf(each)));
      if (!isKnown && file.bytes !== null && file.bytes <= maxMapBytes && left > 0) {
        left -= 1;
        await look(file, frames);
      }
      for (const each of frames) describeSource(each, known.get(placeOf(each))?.place ?? null);
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
  const [, name = '', release = '', path = '', at, column] = framePattern.exec(line.text) ?? [];
  if (!isReleaseAddress({ name, release, path })) return undefined;
  return {
    name,
    release,
    path,
    key: keyOfMap({ name, release, path }),
    depth,
    frame: line,
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

function describeSource({ frame, path }: ReleaseFrame, place: SourcePlace | null): void {
  if (place === null) return;
  // Node writes the function around the place; the map has only the name at the place.
  const around = path.startsWith('server/') ? enclosing.exec(frame.text)?.[1] : undefined;
  const called = around ?? place.name;
  Object.assign(frame, {
    source: withoutScheme(place.source),
    line: place.line,
    column: place.column + 1,
    ...(called !== null && { function: called }),
  });
}

const placeOf = ({ key, line, column }: ReleaseFrame) => `${key}:${line}:${column}`;

/** `webpack://name/./src/a.ts` → `src/a.ts` */
function withoutScheme(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}
