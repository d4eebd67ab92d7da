import type { EvidenceKind } from '@aangan/domain';
import type { CheckFields } from '../api/evidence.ts';

/** The day in India at a time in milliseconds, YYYY-MM-DD. */
export const dayInIndia = (time: number): string =>
  new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Where each kind is looked up. */
const registers: Readonly<Record<EvidenceKind, string>> = {
  coa: 'coa.gov.in',
  gstin: 'gst.gov.in',
  udyam: 'udyamregistration.gov.in',
};

/** What the form of a check begins with: the register, today, and a year. @param today YYYY-MM-DD */
export function usualCheck(kind: EvidenceKind, today: string): CheckFields {
  const until = new Date(`${today}T00:00:00Z`);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  until.setUTCDate(until.getUTCDate() - 1);
  return {
    checked_where: registers[kind],
    checked_on: today,
    checked_until: until.toISOString().slice(0, 10),
  };
}
