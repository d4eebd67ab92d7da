import {
  type GstRate,
  gstRates,
  linesOf,
  type Quote,
  type QuoteLine,
  quoteLimits,
  wholeQuote,
} from './quote.ts';

/** Amounts in paisa, exact. */
export interface QuoteTotals {
  /** Before tax. */
  net: number;
  gst: number;
  /** Tax included. */
  total: number;
  /** One entry for each rate that a line has, lowest first. */
  by_rate: {
    rate: GstRate;
    net: number;
    gst: number;
    /** How the tax is split: halves within one state, IGST between two, null where a state is not known. */
    split: { cgst: number; sgst: number } | { igst: number } | null;
  }[];
  /** Tax included, in the order of the sections. */
  sections: { id: string; net: number; total: number }[];
  /** What is due at each stage, tax included, in their order. */
  stages: { id: string; amount: number }[];
}

const thousand = 1_000n;

/** The quotient, half rounded up; of what is below zero half away from zero, so that a credit mirrors a charge. */
function divided(amount: bigint, by: bigint): bigint {
  const half = amount < 0n ? -by / 2n : by / 2n;
  return (amount + half) / by;
}

/** Paisa before tax. What has no number yet counts as nothing. */
const netOf = ({ quantity, rate }: Pick<QuoteLine, 'quantity' | 'rate'>): bigint =>
  divided(BigInt(quantity ?? 0) * BigInt(rate ?? 0), thousand);

/** The tax on an amount, rounded to the paisa. */
const taxOn = (net: bigint, rate: GstRate): bigint => divided(net * BigInt(rate), 100n);

/** An amount before tax, its tax, and both, in paisa. @param amount may be below zero */
export function withGst(amount: number, rate: GstRate) {
  const tax = Number(taxOn(BigInt(amount), rate));
  return { net: amount, gst: tax, total: amount + tax };
}

/** The amount of a line in paisa, before tax, tax, and both. */
export function lineTotals(line: QuoteLine) {
  const net = netOf(line);
  const gst = taxOn(net, line.gst);
  return { net: Number(net), gst: Number(gst), total: Number(net + gst) };
}

/**
 * The totals of a quote. Tax is rounded for each line, half up, and only added from there on, so that every way to add
 * gives the same. Of a tax with an odd paisa CGST has one more than SGST.
 * @throws RangeError for a total that is not below {@link isTooLarge}'s limit
 */
export function totalsOf(quote: Quote): QuoteTotals {
  if (isTooLarge(quote)) throw new RangeError('The total of this quote is too large.');
  const lines = linesOf(quote);
  const { net, gst } = sumOf(lines);
  return {
    net: Number(net),
    gst: Number(gst),
    total: Number(net + gst),
    by_rate: gstRates.flatMap((rate) => {
      const ofRate = lines.filter((line) => line.gst === rate);
      if (ofRate.length === 0) return [];
      const sum = sumOf(ofRate);
      const split = splitOf(sum.gst, quote);
      return [{ rate, net: Number(sum.net), gst: Number(sum.gst), split }];
    }),
    sections: quote.sections.map((section) => {
      const sum = sumOf(section.lines);
      return { id: section.id, net: Number(sum.net), total: Number(sum.net + sum.gst) };
    }),
    stages: amountsOf(quote, net + gst),
  };
}

/** Whether the total is more than a quote can have. */
export function isTooLarge(quote: Pick<Quote, 'sections'>): boolean {
  const { net, gst } = sumOf(linesOf(quote));
  return net + gst > BigInt(quoteLimits.totalMax);
}

function sumOf(lines: readonly QuoteLine[]): { net: bigint; gst: bigint } {
  let [net, gst] = [0n, 0n];
  for (const line of lines) {
    const ofLine = netOf(line);
    net += ofLine;
    gst += taxOn(ofLine, line.gst);
  }
  return { net, gst };
}

function splitOf(tax: bigint, { firm_state: from, place_state: to }: Quote) {
  if (from === null || to === null) return null;
  if (from !== to) return { igst: Number(tax) };
  const sgst = tax / 2n;
  return { cgst: Number(tax - sgst), sgst: Number(sgst) };
}

/** Each stage is what is due up to its end less what was due before, so that all of them are the total to the paisa. */
function amountsOf({ stages }: Quote, total: bigint): QuoteTotals['stages'] {
  let percent = 0n;
  let before = 0n;
  return stages.map((stage) => {
    percent += BigInt(stage.percent ?? 0);
    const due = divided(total * percent, BigInt(wholeQuote));
    const amount = due - before;
    before = due;
    return { id: stage.id, amount: Number(amount) };
  });
}
