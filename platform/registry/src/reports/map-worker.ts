/**
 * Looks places up in source maps, in a thread of its own, started by map-stack.ts: a map is a file of a release, and may
 * be written to take seconds.
 */
import { parentPort } from 'node:worker_threads';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** What the thread is asked: places in a script, and the script's map. */
export interface PlacesToMap {
  map: Uint8Array;
  /** Lines count from one, columns from zero. */
  places: readonly { line: number; column: number }[];
}

/** Where a place is in a source. Lines count from one, columns from zero. */
export interface SourcePlace {
  source: string;
  line: number;
  column: number;
  /** The name at the place. */
  name: string | null;
}

/** For each place; null if the map does not know it, or is not a source map. */
export type MappedPlaces = (SourcePlace | null)[];

function mapPlaces({ map: bytes, places }: PlacesToMap): MappedPlaces {
  try {
    const map = new TraceMap(new TextDecoder().decode(bytes));
    return places.map((place) => {
      const { source, line, column, name } = originalPositionFor(map, place);
      return source === null ? null : { source, line, column, name };
    });
  } catch {
    return places.map(() => null);
  }
}

parentPort?.on('message', (order: PlacesToMap) => parentPort?.postMessage(mapPlaces(order)));
