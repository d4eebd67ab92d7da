import type { EvidenceCheckData } from '@aangan/firms';
import type { ArchitectData } from '../api/get-architect.ts';

/** What was checked of a person who leads a firm's work. */
export const checksOf = ({
  registration_checked_on: day,
}: Pick<ArchitectData, 'registration_checked_on'>): EvidenceCheckData[] =>
  day === null ? [] : [{ kind: 'coa', checked_on: day }];
