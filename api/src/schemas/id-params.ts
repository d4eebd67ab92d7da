import { Type } from 'typebox';
import { notFound } from '../problems.ts';

/** `{id}` of a path. It arrives as text: what is no id is nobody's, and so a 404. */
export const idParams = Type.Object({
  id: Type.Unsafe<string>({ type: 'integer', 'x-unchecked': true }),
});

/** @throws Refusal 404 for what is no id (decisions.md, "Ids are integers; a malformed one is 404") */
export function readIdOr404(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  return Number(id);
}
