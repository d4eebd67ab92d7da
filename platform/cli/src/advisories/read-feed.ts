import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '@aangan/server/plain-error';
import { type FeedEntry, readEntry } from './read-entry.ts';
import { filesInZip } from './zip-files.ts';

/** The largest file, in bytes, and how many files and entries one load takes. */
const feedLimits = { bytes: 256 * 1_024 * 1_024, files: 500_000, entries: 500_000 };

interface Feed {
  entries: FeedEntry[];
  /** How many entries are about no package of npm. */
  skipped: number;
}

/**
 * Reads a feed in the OSV format: a JSON file with an entry or a list of them, or a folder or a zip of such files.
 * @throws {PlainError} naming the file and the entry that cannot be read
 */
export async function readFeed(source: string): Promise<Feed> {
  const feed: Feed = { entries: [], skipped: 0 };
  let files = 0;
  for await (const { name, text } of filesOf(source)) {
    files += 1;
    if (files > feedLimits.files)
      throw new PlainError(`${source} has more than ${feedLimits.files} files.`);
    addEntries(feed, name, text);
  }
  if (files === 0) throw new PlainError(`${source} has no JSON file in it.`);
  return feed;
}

function addEntries(feed: Feed, name: string, text: string): void {
  const entries = listIn(name, text);
  for (const [index, value] of entries.entries()) {
    try {
      const entry = readEntry(value);
      if (entry) feed.entries.push(entry);
      else feed.skipped += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PlainError(
        `${name}, entry ${index + 1} of ${entries.length}: ${reason}. Nothing was loaded.`,
        { cause: error },
      );
    }
  }
  if (feed.entries.length > feedLimits.entries) {
    throw new PlainError(`${name}: a load takes at most ${feedLimits.entries} entries.`);
  }
}

function listIn(name: string, text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    const { vulns } = value as { vulns?: unknown };
    return Array.isArray(vulns) ? vulns : [value];
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new PlainError(`${name} is not JSON (${reason}). Nothing was loaded.`, { cause: error });
  }
}

async function* filesOf(source: string): AsyncGenerator<{ name: string; text: string }> {
  const about = await stat(source).catch((error: unknown) => {
    throw new PlainError(`${source} cannot be read.`, { cause: error });
  });
  if (about.isDirectory()) {
    const names = await readdir(source, { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
      yield* filesOf(path.join(source, name));
    }
    return;
  }
  if (source.endsWith('.zip')) {
    yield* filesInZip(source);
    return;
  }
  if (about.size > feedLimits.bytes) {
    throw new PlainError(`${source} has more than ${feedLimits.bytes} bytes.`);
  }
  yield { name: source, text: await readFile(source, 'utf8') };
}
