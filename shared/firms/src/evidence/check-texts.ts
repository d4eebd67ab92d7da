import { evidenceKinds, longDay } from '@aangan/domain';
import { msg } from '@lingui/core/macro';
import type { Speech } from '../speech/speech.ts';

/** That something of a firm was checked, as the API has it. */
export interface EvidenceCheckData {
  kind: string;
  /** YYYY-MM-DD */
  checked_on: string;
}

/** What a kind of evidence is called. */
export const evidenceLabel = (kind: string, { say }: Pick<Speech, 'say'>): string =>
  say(evidenceKinds.find(({ id }) => id === kind)?.label ?? kind);

/** What was checked, and when: "Council of Architecture registration checked on 4 March 2027". */
export function checkText({ kind, checked_on }: EvidenceCheckData, speech: Speech): string {
  const name = evidenceLabel(kind, speech);
  const day = longDay(checked_on, speech.i18n.locale);
  return speech.i18n._(
    msg({
      id: 'firms.checked-on',
      message: `${name} checked on ${day}`,
      comment: '{name}: Council of Architecture registration.',
    }),
  );
}
