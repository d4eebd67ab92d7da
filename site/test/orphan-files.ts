import { randomBytes, randomUUID } from 'node:crypto';
import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where a blob of these bytes' hash would be, below a blob store's folder. */
function blobPath(): string {
  const sha256 = randomBytes(32).toString('hex');
  return path.join(sha256.slice(0, 2), sha256.slice(2));
}

/** Writes files that nothing refers to, as a killed process leaves them. @returns their paths, by what they are */
export async function writeOrphans(dataDir: string): Promise<Record<string, string>> {
  const orphans = {
    'a picture': path.join(dataDir, 'media', blobPath()),
    'a draft of a picture': path.join(dataDir, 'media', 'tmp', randomUUID()),
    'an upload': path.join(dataDir, 'uploads', randomUUID(), 'upload'),
    ...orphansOfReleases(dataDir),
  };
  await Promise.all(Object.values(orphans).map((file) => write(file)));
  return orphans;
}

/** The same for the registry alone. @param ageMs how long ago they were written, in milliseconds */
export async function writeOrphansOfReleases(
  dataDir: string,
  ageMs: number,
): Promise<Record<string, string>> {
  const orphans = orphansOfReleases(dataDir);
  const writtenAt = new Date(Date.now() - ageMs);
  for (const file of Object.values(orphans)) {
    await write(file);
    await utimes(file, writtenAt, writtenAt);
  }
  return orphans;
}

/** What of these files is still there. */
export async function remaining(files: Record<string, string>): Promise<string[]> {
  const found = Object.entries(files).map(async ([name, file]) =>
    access(file).then(
      () => [name],
      () => [],
    ),
  );
  return (await Promise.all(found)).flat();
}

function orphansOfReleases(dataDir: string) {
  return {
    'a file of a release': path.join(dataDir, 'releases', blobPath()),
    'a draft of a release’s file': path.join(dataDir, 'releases', 'tmp', randomUUID()),
  };
}

async function write(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'nothing refers to this');
}
