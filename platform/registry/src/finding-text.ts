import { printable } from '@aangan/manifest/printable';

/** Characters of a finding, and of each part of a gate's problem. */
export const maxFindingLength = 1_000;

/**
 * What a check or the gate found, as it is stored and answered: on one line, without characters that a terminal or a
 * page acts on, and not longer than {@link maxFindingLength}. Pages and releases choose what errors say.
 */
export function findingText(text: string): string {
  const clean = printable(text).toWellFormed();
  if (clean.length <= maxFindingLength) return clean;
  return `${clean.slice(0, maxFindingLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
