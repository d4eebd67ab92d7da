import { formatCount, lengthOf, readTypedAmount, readTypedInteger } from '@aangan/domain';
import { type Brief, briefLimits, emptyBrief } from '@aangan/domain/quotes';
import type { MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** A brief as its fields show it: numbers as they were typed, must-haves as lines. */
export interface TypedBrief
  extends Omit<Brief, 'area_sqft' | 'budget_min' | 'budget_max' | 'must_haves'> {
  area_sqft: string;
  budget_min: string;
  budget_max: string;
  must_haves: string;
}

/** What is wrong with a field: a sentence of the API's, or one of the pages'. */
export type BriefFault = string | { message: MessageDescriptor; count: string };
export type BriefFaults = Partial<Record<keyof Brief | `rooms.${string}`, BriefFault>>;

const tooLong = msg({
  id: 'conversations.brief-too-long',
  message: 'Please use at most {count} characters',
});
const tooMany = msg({ id: 'conversations.brief-too-many', message: 'At most {count}' });
const turned = msg({
  id: 'conversations.brief-budget-turned',
  message: 'This is less than the budget from',
});

const typedNumber = (value: number | null) => (value === null ? '' : String(value));

/** What the fields show of a brief. */
export function typedOf(brief: Brief): TypedBrief {
  return {
    ...brief,
    area_sqft: typedNumber(brief.area_sqft),
    budget_min: typedNumber(brief.budget_min),
    budget_max: typedNumber(brief.budget_max),
    must_haves: brief.must_haves.join('\n'),
  };
}

/** The fields of a brief without anything in it. */
export const emptyTyped: TypedBrief = typedOf(emptyBrief);

const texts = {
  title: briefLimits.titleMax,
  city: briefLimits.cityMax,
  locality: briefLimits.localityMax,
  start: briefLimits.startMax,
  people: briefLimits.peopleMax,
  style_words: briefLimits.styleWordsMax,
} as const;

const isTooLong = (text: string, max: number) => lengthOf(text.trim()) > max;
const longerThan = (max: number): BriefFault => ({ message: tooLong, count: formatCount(max) });
const moreThan = (max: number): BriefFault => ({ message: tooMany, count: formatCount(max) });

/**
 * Reads what was typed. What cannot be read is not in the content, and has a fault: all else is saved.
 */
export function readTypedBrief(typed: TypedBrief): {
  content: Partial<Brief>;
  faults: BriefFaults;
} {
  const faults: BriefFaults = {};
  const number = (
    field: 'area_sqft' | 'budget_min' | 'budget_max',
    read: typeof readTypedAmount,
    max: number,
  ): number | null => {
    const reading = read(typed[field]);
    if (reading.kind === 'empty') return null;
    if (reading.kind === 'refused') faults[field] = reading.message;
    else if (reading.value > max) faults[field] = moreThan(max);
    else if (field === 'area_sqft' && reading.value === 0) return null;
    else return reading.value;
    return null;
  };
  for (const [field, max] of Object.entries(texts)) {
    if (isTooLong(typed[field as keyof typeof texts], max)) {
      faults[field as keyof typeof texts] = longerThan(max);
    }
  }
  const area_sqft = number('area_sqft', readTypedInteger, briefLimits.areaMax);
  const budget_min = number('budget_min', readTypedAmount, briefLimits.budgetMax);
  const budget_max = number('budget_max', readTypedAmount, briefLimits.budgetMax);
  if (budget_min !== null && budget_max !== null && budget_min > budget_max) {
    faults.budget_max = { message: turned, count: '' };
  }
  const must_haves = typed.must_haves
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (must_haves.length > briefLimits.mustHavesMax) {
    faults.must_haves = moreThan(briefLimits.mustHavesMax);
  } else if (must_haves.some((line) => isTooLong(line, briefLimits.mustHaveMax))) {
    faults.must_haves = longerThan(briefLimits.mustHaveMax);
  }
  for (const { id, name, work } of typed.rooms) {
    if (isTooLong(name, briefLimits.roomNameMax) || isTooLong(work, briefLimits.workMax)) {
      const max = isTooLong(work, briefLimits.workMax)
        ? briefLimits.workMax
        : briefLimits.roomNameMax;
      faults[`rooms.${id}`] = longerThan(max);
      faults.rooms = longerThan(max);
    }
  }
  const content: Brief = { ...typed, area_sqft, budget_min, budget_max, must_haves };
  const readable = Object.entries(content).filter(([field]) => !faults[field as keyof Brief]);
  return { content: Object.fromEntries(readable), faults };
}
