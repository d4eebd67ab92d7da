import { createHash } from 'node:crypto';

/**
 * The sha256, in hex, of a release.json: of its JSON with sorted keys and without spaces, so that it is the same however
 * it was stored. It names each file by its hash, so that it stands for the content of all of them.
 */
export function releaseDigest(manifest: object): string {
  return createHash('sha256').update(sortedJson(manifest)).digest('hex');
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${sortedJson(field)}`);
  return `{${fields.join(',')}}`;
}
