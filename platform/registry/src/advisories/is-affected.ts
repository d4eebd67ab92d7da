import { compare, valid } from 'semver';
import type { OsvEvent } from '../tables.ts';

/**
 * Whether an advisory is about a version of a package: one that it lists, or one within a range of it (OSV,
 * "Evaluation"). A range without an end has none: every later version is affected. A range that names what is no
 * version says nothing.
 */
export function isAffected(
  version: string,
  { ranges, versions }: { ranges: readonly (readonly OsvEvent[])[]; versions: readonly string[] },
): boolean {
  if (versions.includes(version)) return true;
  const found = valid(version);
  return found !== null && ranges.some((events) => isWithin(found, events));
}

/** The versions of a range that are none; the range is then left out. */
export function unreadableVersions(events: readonly OsvEvent[]): string[] {
  return events.flatMap((event) => Object.values(event)).filter((one) => readable(one) === null);
}

function isWithin(version: string, events: readonly OsvEvent[]): boolean {
  if (unreadableVersions(events).length > 0) return false;
  const limits = events.flatMap(({ limit }) =>
    limit === undefined || limit === '*' ? [] : [limit],
  );
  if (limits.length > 0 && limits.every((limit) => compare(version, limit) >= 0)) return false;
  let isIn = false;
  for (const { introduced, fixed, lastAffected: last } of [...events].sort(byVersion)) {
    if (introduced !== undefined && reaches(version, introduced)) isIn = true;
    if (fixed !== undefined && reaches(version, fixed)) isIn = false;
    if (last !== undefined && reaches(version, last) && compare(version, last) > 0) isIn = false;
  }
  return isIn;
}

/** "0" is before every version. */
const reaches = (version: string, event: string) => event === '0' || compare(version, event) >= 0;

const readable = (text: string) => (text === '0' || text === '*' ? text : valid(text));

const versionOf = ({ introduced, fixed, lastAffected: last, limit }: OsvEvent) =>
  introduced ?? fixed ?? last ?? limit ?? '0';

function byVersion(one: OsvEvent, other: OsvEvent): number {
  const [first, second] = [versionOf(one), versionOf(other)];
  if (first === second) return 0;
  if (first === '0' || second === '*') return -1;
  return second === '0' || first === '*' ? 1 : compare(first, second);
}
