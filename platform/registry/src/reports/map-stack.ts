import type { RegistryReader } from '@aangan/manifest';
import { isReleaseAddress } from '@aangan/manifest';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

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
/** Lines of a stack that are mapped; more would not help. */
const mostFrames = 30;
/** Source maps that are kept parsed; each can hold megabytes. */
const keptMaps = 8;

/** Maps stacks, of browsers and of the renderer, with the source maps that were published with the releases. */
export function createStackMapper(
  { releaseFile }: Pick<RegistryReader, 'releaseFile'>,
  /** The team that owns a remote. */
  ownerOf: (name: string) => Promise<string | undefined>,
) {
  const maps = new LRUCache<string, { map: TraceMap | null }, [string, string, string]>({
    max: keptMaps,
    fetchMethod: async (_key, _stale, { context: [name, release, path] }) => {
      const file = await releaseFile(name, release, `${path}.map`);
      return { map: file && parseMap(file.bytes) };
    },
  });

  const mapLine = async (
    text: string,
    teamOf: (name: string) => Promise<string | undefined>,
  ): Promise<MappedFrame> => {
    const [, name = '', release = '', path = '', line, column] = frame.exec(text) ?? [];
    if (!isReleaseAddress({ name, release, path })) return { text };
    const found = await maps.fetch(`${name}/${release}/${path}`, {
      context: [name, release, path],
    });
    const position =
      found?.map &&
      originalPositionFor(found.map, {
        line: Math.max(1, Number(line)),
        // Browsers count columns from one, source maps from zero.
        column: Math.max(0, Number(column) - 1),
      });
    const team = await teamOf(name);
    const about = { text, name, release, ...(team !== undefined && { team }) };
    if (!position || position.source === null) return about;
    return {
      ...{ ...about, source: withoutScheme(position.source) },
      ...{ line: position.line, column: position.column + 1 },
      ...(position.name !== null && { function: position.name }),
    };
  };

  return (stacks: readonly string[]): Promise<MappedFrame[][]> => {
    const teams = new Map<string, Promise<string | undefined>>();
    const teamOf = (name: string) => {
      const team = teams.get(name) ?? ownerOf(name);
      teams.set(name, team);
      return team;
    };
    return Promise.all(
      stacks.map((stack) => Promise.all(linesOf(stack).map((line) => mapLine(line, teamOf)))),
    );
  };
}

function linesOf(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, mostFrames);
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
