import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long the last build of each app took, by its folder's name, in milliseconds. */
export interface BuildTimes {
  /** Undefined if the app was never built with this data folder. */
  last(app: string): number | undefined;
  set(app: string, ms: number): void;
  keep(): Promise<void>;
}

/** Build times in the data folder. They are only displayed during the next start. */
export async function readBuildTimes(dataDir: string): Promise<BuildTimes> {
  const file = path.join(dataDir, 'build-times.json');
  const times = parse(await readFile(file, 'utf8').catch(() => ''));
  return {
    last: (app) => times.get(app),
    set: (app, ms) => times.set(app, Math.round(ms)),
    keep: () => writeFile(file, `${JSON.stringify(Object.fromEntries(times), null, 2)}\n`),
  };
}

/** A file that a killed start left incomplete is ignored. */
function parse(text: string): Map<string, number> {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(entries.filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return new Map();
  }
}
