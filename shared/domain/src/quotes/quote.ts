import type { ProjectRoom } from '../projects.ts';
import type { GstState } from './gst-states.ts';

/** Money is in paisa, quantities in thousandths of their unit, percentages of stages in hundredths of a percent. */
export const quoteLimits = {
  titleMax: 150,
  notesMax: 5_000,
  sectionsMax: 100,
  sectionNameMax: 100,
  /** Of all sections together. */
  linesMax: 2_000,
  whatMax: 1_000,
  /** A million of a unit. */
  quantityMax: 1_000_000_000,
  /** ₹100 crore. */
  rateMax: 100_000_000_000,
  /** ₹1 lakh crore, tax included. */
  totalMax: 100_000_000_000_000,
  exclusionsMax: 50,
  exclusionMax: 500,
  stagesMax: 30,
  stageNameMax: 100,
  proofMax: 500,
  /** Days from today on that a quote can be valid. */
  validDaysMax: 365,
  /** Of a conversation. */
  quotesMax: 20,
  versionsMax: 100,
  reasonMax: 1_000,
  templatesMax: 50,
  pricesMax: 1_000,
} as const;

/** Messages of the quote's form and the API. */
export const quoteMessages = {
  rateTooLarge: 'A rate is at most ₹1,00,00,00,000',
  rateNegative: 'A rate cannot be below zero; write a discount into the rates',
  quantityTooLarge: 'A quantity is at most 10,00,000',
  quantityTooSmall: 'A quantity is at least 0.001',
  unitRequired: 'Choose a unit',
  quantityUnread: 'Enter a quantity like 12 or 12.5, with at most three decimals',
  rateUnread: 'Enter an amount like 450, 1,250.50 or 1.2 lakh',
  percentUnread: 'Enter a percentage from 0 to 100, with at most two decimals',
} as const;

/** All of a quote, in hundredths of a percent. */
export const wholeQuote = 10_000;

export const quoteUnits = [
  { id: 'sqft', label: 'sq ft', many: 'sq ft', hindi: 'वर्ग फ़ुट' },
  { id: 'rft', label: 'running ft', many: 'running ft', hindi: 'रनिंग फ़ुट' },
  { id: 'piece', label: 'piece', many: 'pieces', hindi: 'नग' },
  { id: 'lump', label: 'lump sum', many: 'lump sum', hindi: 'एकमुश्त' },
  { id: 'day', label: 'day', many: 'days', hindi: 'दिन' },
] as const;
export type QuoteUnit = (typeof quoteUnits)[number]['id'];

/** Percent. 12 and 28 ended in September 2025, and stay for quotes of before. */
export const gstRates = [0, 5, 12, 18, 28, 40] as const;
export type GstRate = (typeof gstRates)[number];

/** The unit of a quantity: "pieces" of 6 and of 0.5. In Hindi it is the same for each. */
export function unitOf(
  { quantity, unit }: Pick<QuoteLine, 'quantity' | 'unit'>,
  isHindi: boolean,
): string {
  const { label, many, hindi } = quoteUnits.find(({ id }) => id === unit) ?? quoteUnits[0];
  if (isHindi) return hindi;
  return quantity === 1_000 ? label : many;
}

/** What one line offers. A draft may have lines without a number. */
export interface QuoteLine {
  /** Made by its writer, and the same in each version. */
  id: string;
  what: string;
  /** Thousandths of the unit. */
  quantity: number | null;
  unit: QuoteUnit;
  /** Paisa for one of the unit, without tax. */
  rate: number | null;
  gst: GstRate;
}

/** Lines of a room or of a trade. */
export interface QuoteSection {
  id: string;
  kind: 'room' | 'trade';
  name: string;
  /** Of a room; null: another, or of a trade. */
  room: ProjectRoom | null;
  lines: QuoteLine[];
}

/** A part of the price that is due once something is there to be seen. */
export interface QuoteStage {
  id: string;
  name: string;
  /** Hundredths of a percent of the total; null in a draft. */
  percent: number | null;
  /** What shows that it is done. */
  proof: string;
}

/** What a firm offers. */
export interface Quote {
  title: string;
  sections: QuoteSection[];
  /** What is not in the price. */
  exclusions: string[];
  stages: QuoteStage[];
  /** The last day in India on which it can be accepted, YYYY-MM-DD; null in a draft. */
  valid_until: string | null;
  /** GST codes of the states of the firm and of the place of the work: they decide how the tax is split. */
  firm_state: GstState | null;
  place_state: GstState | null;
  notes: string;
}

/** A quote without anything in it. */
export const emptyQuote: Quote = {
  title: '',
  sections: [],
  exclusions: [],
  stages: [],
  valid_until: null,
  firm_state: null,
  place_state: null,
  notes: '',
};

/** The lines of all sections, in order. */
export const linesOf = ({ sections }: Pick<Quote, 'sections'>): QuoteLine[] =>
  sections.flatMap(({ lines }) => lines);
