import { Type } from 'typebox';
import { notFound } from '../problems.ts';

/** `{id}` of a path. It arrives as text, and a malformed one is a 404, as an unknown one is. */
export const idParams = Type.Object({
  id: Type.Unsafe<string>({ type: 'integer', 'x-unchecked': true }),
});

/** @throws Refusal 404 for a malformed id */
export function readIdOr404(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  return Number(id);
}
