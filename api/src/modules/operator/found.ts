import { notFound } from '../../problems.ts';

/** What was found. @throws Refusal 404 where it is undefined */
export function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw notFound();
  return value;
}
