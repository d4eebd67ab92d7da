import type { FixedProblemCode } from '@aangan/domain';
import type { QuoteFault } from '@aangan/domain/quotes';
import { type Faults, type FieldMessage, type FieldMessages, message } from '../../problems.ts';

const messageOf = (code: QuoteFault['code']): FieldMessage =>
  code === 'empty'
    ? { code, sentence: 'This list may not be empty.' }
    : message(code satisfies FixedProblemCode);

/**
 * Faults of a quote as a refusal tells them: under the names and indexes of the fields, and what is wrong with a list as a whole
 * under its `non_field_errors` where parts of it are wrong too.
 * @param under the names of the fields around the quote
 */
export function faultTree(faults: readonly QuoteFault[], under: readonly string[]): Faults {
  const root: Faults = {};
  for (const { path, code } of faults) put(root, [...under, ...path.map(String)], messageOf(code));
  return root;
}

function put(node: Faults, [name = '', ...rest]: readonly string[], fault: FieldMessage): void {
  const there = node[name];
  if (rest.length === 0) {
    if (there && !Array.isArray(there)) put(there, ['non_field_errors'], fault);
    else node[name] = [...(there ?? []), fault];
    return;
  }
  const inner: Record<string, FieldMessages> = Array.isArray(there)
    ? { non_field_errors: there }
    : (there ?? {});
  node[name] = inner;
  put(inner, rest, fault);
}
