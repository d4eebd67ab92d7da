import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../search-words.ts';
import type { SearchTerm } from './search-terms.ts';

/** More alternatives than this take the planner longer than they save. */
const maxAlternatives = 24;

/** Whether a query reads every row that matches, or rows in the order of an index until a page is full. */
export type ReadRows = 'all' | 'page';

/** The terms that firms are told apart by. */
export const deciding = (terms: readonly SearchTerm[]) => terms.filter(({ isCommon }) => !isCommon);

/** Whether a text has one of the spellings; `or` and not `any`, so that a trigram index can answer. */
export function isIn(text: RawBuilder<unknown>, { spellings }: SearchTerm): RawBuilder<unknown> {
  const found = spellings.map((spelling) => has(text, spelling));
  return sql`(${sql.join(found, sql` or `)})`;
}

/**
 * Whether a text has every term. Of several terms with several spellings, the planner would have the index answer one,
 * and read each row that it finds for the others; where all rows are read, they are therefore multiplied out, as long
 * as there are few alternatives.
 */
export function areIn(
  text: RawBuilder<unknown>,
  terms: readonly SearchTerm[],
  rows: ReadRows,
): RawBuilder<unknown> {
  const several = terms.filter(({ spellings }) => spellings.length > 1);
  const alternatives = several.reduce((count, { spellings }) => count * spellings.length, 1);
  if (rows === 'page' || several.length < 2 || alternatives > maxAlternatives) {
    return allOf(terms.map((term) => isIn(text, term)));
  }
  const products = terms.reduce<string[][]>(
    (begun, { spellings }) =>
      begun.flatMap((one) => spellings.map((spelling) => [...one, spelling])),
    [[]],
  );
  const found = products.map((one) => sql`(${allOf(one.map((spelling) => has(text, spelling)))})`);
  return sql`(${sql.join(found, sql` or `)})`;
}

const has = (text: RawBuilder<unknown>, spelling: string) =>
  sql`${text} like ${containing(spelling)}`;

const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
