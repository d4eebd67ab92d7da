import { evidenceMessages } from './evidence-messages.ts';
import { readGstin } from './gstin.ts';
import { portfolioLimits } from './limits.ts';
import { asciiDigits, plainLine, type TextReading, withoutDirections } from './typed-text.ts';

/** What a firm can give evidence of, with the labels that pages show. */
export const evidenceKinds = [
  { id: 'coa', label: 'Council of Architecture registration' },
  { id: 'gstin', label: 'GSTIN' },
  { id: 'udyam', label: 'Udyam registration' },
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number]['id'];

/** A check that ran out keeps its row, for its firm to renew it. */
export const evidenceStates = ['waiting', 'checked', 'refused', 'ended'] as const;
export type EvidenceState = (typeof evidenceStates)[number];

/** Bytes of a document; it has less. Texts in characters, reminders in days before a check runs out. */
export const evidenceLimits = {
  documentBytes: portfolioLimits.fileMax,
  documentNameMax: 200,
  numberMax: 40,
  holderMax: 150,
  whereMax: 200,
  perFirmMax: 20,
  yearsMax: 10,
  remindersBefore: [30, 7],
} as const;

/** The content types of documents that are taken. */
export const evidenceFileTypes: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
];

/** The number of a kind of evidence as it is stored; '' for a blank field. */
export function readEvidenceNumber(kind: EvidenceKind, typed: string): TextReading {
  if (kind === 'gstin') return readGstin(typed);
  return kind === 'coa' ? readCouncilNumber(typed) : readUdyamNumber(typed);
}

/** A registration with the Council of Architecture: "ca 2015 67890" → "CA/2015/67890". Its register began in 1973. */
function readCouncilNumber(typed: string): TextReading {
  const text = wordsOf(typed);
  if (text === '') return { value: '' };
  const [, year, number] = /^CA ?(\d{4}) ?(\d{5,6})$/.exec(text) ?? [];
  return year !== undefined && Number(year) >= 1973
    ? { value: `CA/${year}/${number}` }
    : { refusal: evidenceMessages.councilForm };
}

/** A registration of a small enterprise: letters of the state, two digits of the district, seven of the enterprise. */
function readUdyamNumber(typed: string): TextReading {
  const text = wordsOf(typed);
  if (text === '') return { value: '' };
  const [, state, district, number] = /^(?:UDYAM ?)?([A-Z]{2}) ?(\d{2}) ?(\d{7})$/.exec(text) ?? [];
  return state === undefined
    ? { refusal: evidenceMessages.udyamForm }
    : { value: `UDYAM-${state}-${district}-${number}` };
}

/** Capital letters and Latin digits, with one blank in place of slashes, hyphens and blanks. */
const wordsOf = (typed: string) =>
  asciiDigits(plainLine(withoutDirections(typed)))
    .toUpperCase()
    .replace(/[\s/\\\u2010-\u2015-]+/g, ' ')
    .trim();
