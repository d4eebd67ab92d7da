import {
  amountMessages,
  placeSlug,
  profileLimits,
  readTypedAmount,
  type TypedNumberRefusal,
} from '@aangan/domain';
import { citySlugOf, citySlugsOf, isCitySlug } from '@aangan/domain/indian-cities';
import type { FieldMessage } from '../../../problems.ts';
import { notAChoice } from '../../../validation/not-a-choice.ts';

/** At most this many values of one filter narrow a listing at once. */
export const maxValues = 20;

/** A value of the query that means nothing, and why. */
interface RefusedValue {
  value: string;
  message: FieldMessage;
}

/** What a query's parameter was read as. */
export interface Read<Value> {
  /** Undefined narrows nothing, and so does an empty list. */
  value?: Value | undefined;
  refused?: RefusedValue[];
}

/** One value that `find` knows, or none. */
export function readOne<Value>(
  given: unknown,
  find: (text: string) => Value | null | undefined,
): Read<Value> {
  const text = String(given ?? '').trim();
  if (text === '') return {};
  const value = find(text) ?? undefined;
  return value === undefined ? { refused: [unknown(text)] } : { value };
}

/** Whether a listed firm is in the city with this slug, or has a project there. */
export type HasFirmIn = (city: string) => Promise<boolean>;

/** What `find` makes of several values, each once; null is a value that it does not know. */
export async function readMany(
  given: readonly string[] | undefined,
  find: (text: string) => Promise<readonly string[] | null>,
): Promise<Read<string[]>> {
  const texts = [...new Set(given?.map((text) => text.trim()).filter(Boolean))];
  if (texts.length > maxValues) {
    const sentence = `Ensure this field has no more than ${maxValues} elements.`;
    return { refused: [{ value: '', message: { code: 'max_length', sentence } }] };
  }
  const read = await Promise.all(texts.map(async (text) => ({ text, found: await find(text) })));
  return {
    value: [...new Set(read.flatMap(({ found }) => found ?? []))],
    refused: read.flatMap(({ text, found }) => (found ? [] : [unknown(text)])),
  };
}

const slugPattern = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;
const slugMax = 100;

/** All slugs of a city that is large enough, or where a firm is; null for any other. */
export async function knownCity(
  name: string,
  hasFirmIn: HasFirmIn,
): Promise<readonly string[] | null> {
  const slug = placeSlug(name);
  if (slug.length > slugMax || !slugPattern.test(slug)) return null;
  return isCitySlug(citySlugOf(slug)) || (await hasFirmIn(slug)) ? citySlugsOf(slug) : null;
}

const unknown = (value: string): RefusedValue => ({ value, message: notAChoice(value) });

const refusalCodes: Partial<Record<TypedNumberRefusal, FieldMessage['code']>> = {
  sign: 'min_value',
  too_large: 'max_value',
};

/** Whole rupees. */
export function readRupees(given: unknown): Read<number> {
  const value = String(given ?? '');
  const read = readTypedAmount(value);
  if (read.kind === 'empty') return {};
  if (read.kind === 'refused') {
    const code = refusalCodes[read.reason] ?? 'invalid';
    return { refused: [{ value, message: { code, sentence: read.message } }] };
  }
  if (read.value > profileLimits.moneyMax) {
    const sentence = amountMessages.too_large;
    return { refused: [{ value, message: { code: 'max_value', sentence } }] };
  }
  return { value: read.value };
}
