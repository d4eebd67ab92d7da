import { type RecordedTypes, type ReleaseManifest, shellName } from '@aangan/manifest';
import type { TypedRelease } from './checker.ts';
import type { ReadFile } from './read-file.ts';

/** A release with the texts of its types; without types where its build did not record them. */
export async function readTypes(from: ReleaseManifest, read: ReadFile): Promise<TypedRelease> {
  const { name, release, files } = from;
  const types: Partial<RecordedTypes> = from.types ?? {};
  const textOf = async (path: string) => {
    const bytes = await read(files[path]?.sha256 ?? '');
    return bytes?.toString('utf8') ?? '';
  };
  const consumes: TypedRelease['consumes'] = {};
  for (const [other, paths] of Object.entries(types.consumes ?? {})) {
    consumes[other] = await mapValues(paths, textOf);
  }
  const exposes = await mapValues(types.exposes ?? {}, textOf);
  const slots = await mapValues(types.slots ?? {}, textOf);
  const typed = { name, release, exposes, consumes, slots };
  if (from.kind === 'shell') return { ...typed, team: shellName, extensions: [] };
  const { team, extensions = [] } = from.manifest;
  const put = extensions.map(({ slot, expose }) => ({ slot, expose }));
  return { ...typed, team, extensions: put };
}

async function mapValues(
  record: Record<string, string>,
  map: (value: string) => Promise<string>,
): Promise<Record<string, string>> {
  const entries = Object.entries(record).map(async ([key, value]) => [key, await map(value)]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
