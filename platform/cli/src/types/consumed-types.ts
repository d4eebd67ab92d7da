import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { readRemote } from '../dev/read-remote.ts';
import type { SiteClient } from '../site-client.ts';

/** Where the types are, below a remote's folder. */
const folder = 'src/remote-types';

/** The declarations of parts of other remotes: path below the remote's folder → text. */
export type ConsumedTypes = Record<string, string>;

/**
 * The types of the parts that a remote consumes, as the releases declare them that a channel serves.
 * @param directory of the remote
 * @throws {PlainError} where the channel serves no such part
 */
export async function consumedTypes(
  site: SiteClient,
  directory: string,
  channel: Channel,
): Promise<ConsumedTypes> {
  const { consumes = {} } = await readRemote(directory);
  if (Object.keys(consumes).length === 0) return {};
  const params = { channel };
  const status = await site.read(toRegistry('get', '/channels/{channel}/releases', { params }));
  const files: ConsumedTypes = {};
  for (const [name, exposes] of Object.entries(consumes)) {
    const release = status?.releases.find((one) => one.name === name)?.release;
    if (!release) throw new PlainError(`${channel} serves no remote "${name}", which it consumes.`);
    const types = await site.read(
      toRegistry('get', '/releases/{name}/{release}/types', { params: { name, release } }),
    );
    for (const expose of exposes) {
      const declared = types?.exposes[expose];
      if (!declared) throw new PlainError(`${name} on ${channel} exposes no ${expose}.`);
      const part = expose.slice('./'.length);
      files[`${folder}/${name}/${part}.d.ts`] = declaration(declared, part);
    }
  }
  return files;
}

/** Writes the types in place of those that were there. */
export async function writeTypes(directory: string, files: ConsumedTypes): Promise<void> {
  await rm(path.join(directory, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(directory, path.dirname(file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  }
}

/** The files whose text is another one, or that are not there; none in a remote that keeps no types. */
export async function staleTypes(directory: string, files: ConsumedTypes): Promise<string[]> {
  const texts = await Promise.all(
    Object.entries(files).map(async ([file, text]) => {
      const found = await readFile(path.join(directory, file), 'utf8').catch(() => undefined);
      return { file, isThere: found !== undefined, isStale: found !== text };
    }),
  );
  if (texts.every(({ isThere }) => !isThere)) return [];
  return texts.filter(({ isStale }) => isStale).map(({ file }) => file);
}

const declaration = (text: string, part: string) =>
  `// Written by aangan types: do not edit.\n${text}/** What a page passes to the part. */\nexport type ${part}Props = Parameters<typeof ${part}>[0];\n`;
