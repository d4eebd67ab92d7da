import { type ServedComposition, toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { UsageError } from '../command-line/usage-error.ts';
import type { SiteClient } from '../site-client.ts';

/** @throws {UsageError} if the text cannot be a composition's id */
export function readCompositionId(text: string): string {
  if (/^[\w-]{8,64}$/.test(text)) return text;
  throw new UsageError(`"${text}" is not the id of a composition, such as AbCdEfGhIjKlMnOpQrStUv.`);
}

/** A composition that was served. @throws {PlainError} if the site knows none with this id */
export async function readComposition(site: SiteClient, id: string): Promise<ServedComposition> {
  const composition = await site.read(toRegistry('get', '/compositions/{id}', { params: { id } }));
  if (composition) return composition;
  throw new PlainError(`The site has served no composition "${id}".`);
}
