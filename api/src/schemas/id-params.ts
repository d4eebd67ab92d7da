import { readId } from '@aangan/domain';
import { Type } from 'typebox';
import { notFound } from '../problems.ts';

/** `{id}` of a path. It arrives as text, and a malformed one is a 404, as an unknown one is. */
export const idParams = Type.Object({
  id: Type.Unsafe<string>({ type: 'integer', 'x-unchecked': true }),
});

/** @throws Refusal 404 for a malformed id: one address for each row, so one with leading zeros is malformed too */
export function readIdOr404(parameter: string): number {
  const id = readId(parameter);
  if (id === null) throw notFound();
  return id;
}
