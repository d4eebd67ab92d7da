export { canonicalJson } from './canonical-json.ts';
export { compareVersions, type PartChanges, type QuoteChanges } from './compare-versions.ts';
export { gstStates } from './gst-states.ts';
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
  quoteUnits,
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
