export {
  type Brief,
  type BriefChanges,
  briefLimits,
  compareBriefs,
  emptyBrief,
  isBriefFinished,
} from './brief.ts';
export { canonicalJson } from './canonical-json.ts';
export { compareVersions, type QuoteChanges } from './compare-versions.ts';
export { type GstState, gstStates } from './gst-states.ts';
export { type SideBySide, sideBySide } from './match/side-by-side.ts';
export {
  emptyQuote,
  type GstRate,
  gstRates,
  linesOf,
  type Quote,
  type QuoteLine,
  type QuoteSection,
  type QuoteStage,
  type QuoteUnit,
  quoteLimits,
  quoteMessages,
  quoteUnits,
  unitOf,
  wholeQuote,
} from './quote.ts';
export {
  dayAfter,
  dayInIndia,
  draftFaults,
  type QuoteFault,
  type QuoteFaultCode,
  sendFaults,
} from './quote-faults.ts';
export { isTooLarge, lineTotals, type QuoteTotals, totalsOf, withGst } from './quote-totals.ts';
export { quoteCsv } from './sheet/quote-csv.ts';
export { type ReadSheet, readSheetRows, type SheetRows } from './sheet/read-rows.ts';
export { readPercent, readQuantity, readRate, type TypedDecimal } from './typed-decimal.ts';
export {
  type JobChangeStatus,
  jobActs,
  jobChangeStatuses,
  type MessageSubject,
  type PricedLine,
  type QuoteStatus,
  quoteActs,
  quoteStatuses,
} from './work-job.ts';
