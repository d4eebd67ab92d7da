import { type FieldMessages, invalid } from '../problems.ts';

const messages: FieldMessages = [
  { code: 'invalid', sentence: 'Invalid data. An item can be named once.' },
];

/** @throws Refusal 400 for a list of a field that names an id twice */
export function refuseRepeated(field: string, ids: readonly unknown[]): void {
  const repeated = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
  if (repeated.length === 0) return;
  throw invalid({ [field]: Object.fromEntries(repeated.map((index) => [index, messages])) });
}
