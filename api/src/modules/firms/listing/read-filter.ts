import {
  deliveryAreaOf,
  findGroup,
  type ListingSort,
  listingSorts,
  placeSlug,
  profileLimits,
  readTypedAmount,
  type TypedNumberRefusal,
} from '@aangan/domain';
import { citySlugOf, citySlugsOf, isCitySlug } from '@aangan/domain/indian-cities';
import type { Kysely } from 'kysely';
import { type FieldMessage, invalid } from '../../../problems.ts';
import type { Tables } from '../../../tables.ts';
import { notAChoice } from '../../../validation/not-a-choice.ts';
import { aboveMaximum } from '../../../validation/number-messages.ts';
import type { FirmKind } from '../firm-kind.ts';
import { hasFirmIn } from './facets.repository.ts';
import type { FirmFilter } from './firm-filter.ts';
import { type FacetsQuery, maxCities } from './list-query.ts';
import { searchTerms } from './search-terms.ts';

/** A value of the query that means nothing, and why. */
interface RefusedValue {
  filter: 'city' | 'budget' | 'area' | 'sort';
  value: string;
  message: FieldMessage;
}

export interface ReadFilter {
  filter: FirmFilter;
  /** What was left out; empty unless the query allows that with `unknown=ignore`. */
  ignored: RefusedValue[];
}

type Read<T> = { value?: T; refused?: RefusedValue[] };

/**
 * The filter that a query asks for. Cities and areas are known by each of their names.
 * @throws Refusal 400 for an unknown city, area or sort, or a budget that cannot be read
 */
export async function readFilter(
  db: Kysely<Tables>,
  kind: FirmKind,
  query: FacetsQuery,
): Promise<ReadFilter> {
  const cities = await readCities(db, kind, query.city ?? []);
  const budget = readBudget(query.budget);
  const area = readArea(query.area);
  const sort = readSort(query.sort);
  const ignored = [cities, budget, area, sort].flatMap(({ refused }) => refused ?? []);
  if (query.unknown !== 'ignore' && ignored.length > 0) throw refusalOf(ignored);
  const group = findGroup(kind.catalogue, query.group);
  return {
    ignored,
    filter: {
      terms: searchTerms(query.search),
      name: (query.search ?? '').toLowerCase(),
      group: group?.items.map((item) => item.id),
      specialization: query.specialization,
      cities: cities.value ?? [],
      budget: budget.value,
      area: area.value,
      sort: sort.value ?? 'rating',
    },
  };
}

const slugPattern = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;
const slugMax = 100;

/** All slugs of the cities. One is known that is large enough, or where a firm is. */
async function readCities(
  db: Kysely<Tables>,
  kind: FirmKind,
  given: readonly string[],
): Promise<Read<string[]>> {
  const names = [...new Set(given.map((name) => name.trim()).filter(Boolean))];
  if (names.length > maxCities) {
    const sentence = `Ensure this field has no more than ${maxCities} elements.`;
    const message: FieldMessage = { code: 'max_length', sentence };
    return { refused: [{ filter: 'city', value: '', message }] };
  }
  const read = await Promise.all(
    names.map(async (name) => ({ name, slugs: await knownCity(db, kind, name) })),
  );
  return {
    value: [...new Set(read.flatMap(({ slugs }) => slugs ?? []))],
    refused: read.flatMap(({ name, slugs }) => (slugs ? [] : [unknown('city', name)])),
  };
}

async function knownCity(
  db: Kysely<Tables>,
  kind: FirmKind,
  name: string,
): Promise<readonly string[] | null> {
  const slug = placeSlug(name);
  if (slug.length > slugMax || !slugPattern.test(slug)) return null;
  if (isCitySlug(citySlugOf(slug)) || (await hasFirmIn(db, kind, slug))) return citySlugsOf(slug);
  return null;
}

const refusalCodes: Partial<Record<TypedNumberRefusal, FieldMessage['code']>> = {
  sign: 'min_value',
  too_large: 'max_value',
};

function readBudget(given: unknown): Read<number> {
  const text = String(given ?? '');
  const read = readTypedAmount(text);
  if (read.kind === 'empty') return {};
  if (read.kind === 'refused') {
    const code = refusalCodes[read.reason] ?? 'invalid';
    return {
      refused: [{ filter: 'budget', value: text, message: { code, sentence: read.message } }],
    };
  }
  if (read.value > profileLimits.moneyMax) {
    const message = aboveMaximum(profileLimits.moneyMax);
    return { refused: [{ filter: 'budget', value: text, message }] };
  }
  return { value: read.value };
}

function readArea(given: unknown): Read<string> {
  const text = String(given ?? '').trim();
  if (text === '') return {};
  const area = deliveryAreaOf(text);
  return area === null ? { refused: [unknown('area', text)] } : { value: area };
}

function readSort(given: unknown): Read<ListingSort> {
  const text = String(given ?? '').trim();
  if (text === '') return {};
  const sort = listingSorts.find(({ id }) => id === text);
  return sort ? { value: sort.id } : { refused: [unknown('sort', text)] };
}

const unknown = (filter: RefusedValue['filter'], value: string): RefusedValue => ({
  filter,
  value,
  message: notAChoice(value),
});

function refusalOf(refused: readonly RefusedValue[]) {
  const fields: Record<string, FieldMessage[]> = {};
  for (const { filter, message } of refused) fields[filter] = [...(fields[filter] ?? []), message];
  return invalid(fields);
}
