import type { GstRate, QuoteUnit } from './quote.ts';

export const quoteStatuses = ['draft', 'sent', 'declined', 'withdrawn', 'accepted'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const jobChangeStatuses = ['proposed', 'agreed', 'declined', 'withdrawn'] as const;
export type JobChangeStatus = (typeof jobChangeStatuses)[number];

/** A line of a price list. The rate is in paisa, without tax. */
export interface PricedLine {
  id: string;
  what: string;
  unit: QuoteUnit;
  rate: number;
  gst: GstRate;
}

/** What a side of a conversation did with a quote. */
export const quoteActs = ['sent', 'asked', 'declined', 'withdrawn', 'accepted'] as const;
/** What a side of a conversation did with a job. */
export const jobActs = [
  'stage-confirmed',
  'change-proposed',
  'change-agreed',
  'change-declined',
  'change-withdrawn',
  'end-stated',
  'ended',
] as const;

/** What a message is about. */
export type MessageSubject =
  | {
      kind: 'quote';
      id: number;
      version: number;
      act: (typeof quoteActs)[number];
      line: string | null;
    }
  | { kind: 'job'; id: number; act: (typeof jobActs)[number]; number: number | null };
