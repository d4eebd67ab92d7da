import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long each app took to build last, by its folder's name, in milliseconds. */
export interface BuildTimes {
  /** Undefined where it was not built by a site with this data. */
  last(app: string): number | undefined;
  set(app: string, ms: number): void;
  keep(): Promise<void>;
}

/** Kept in the data folder, shown while the next start is waited for; they decide nothing. */
export async function readBuildTimes(dataDir: string): Promise<BuildTimes> {
  const file = path.join(dataDir, 'build-times.json');
  const times = parse(await readFile(file, 'utf8').catch(() => ''));
  return {
    last: (app) => times.get(app),
    set: (app, ms) => times.set(app, Math.round(ms)),
    keep: () => writeFile(file, `${JSON.stringify(Object.fromEntries(times), null, 2)}\n`),
  };
}

/** What a start that was killed has left half written is forgotten. */
function parse(text: string): Map<string, number> {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(entries.filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return new Map();
  }
}
