import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';

/**
 * The secret of that name in a data directory: 32 random bytes in base64url, made on first use, mode 0600.
 * Two processes that ask at the same time get the same secret.
 *
 * @throws {PlainError} when the stored file is empty.
 */
export async function secretFrom(dataDir: string, name: string): Promise<string> {
  const directory = path.join(path.resolve(dataDir), 'secrets');
  const file = path.join(directory, name);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return (await read(file)) ?? (await create(file));
}

/** The secret of that name, or undefined; never creates one. @throws {PlainError} when the stored file is empty */
export function knownSecret(dataDir: string, name: string): Promise<string | undefined> {
  return read(path.join(path.resolve(dataDir), 'secrets', name));
}

async function read(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret === '') {
      throw new PlainError(`The secret ${file} is empty. Delete the file to have a new one made.`);
    }
    return secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function create(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
