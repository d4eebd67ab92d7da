import { dateFormat, groupDigits } from '@aangan/domain';
import { type QuoteLine, unitOf } from '@aangan/domain/quotes';
import { useHost } from '@aangan/host';

/** An integer of thousandths or hundredths as a decimal number, without zeros at its end: 12500 → "12.5". */
export function decimalText(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const part = digits.slice(-decimals).replace(/0+$/, '');
  return `${groupDigits(digits.slice(0, -decimals))}${part ? `.${part}` : ''}`;
}

/** Says a unit or a state of GST in the page's language. */
export function useLabel(): (named: { label: string; hindi: string }) => string {
  const { locale } = useHost();
  return ({ label, hindi }) => (locale.startsWith('hi') ? hindi : label);
}

/** "42.5 sq ft", "6 pieces". */
export function useQuantityText(): (line: Pick<QuoteLine, 'quantity' | 'unit'>) => string {
  const { locale } = useHost();
  return (line) => `${decimalText(line.quantity ?? 0, 3)} ${unitOf(line, locale.startsWith('hi'))}`;
}

/** A day, YYYY-MM-DD: "4 March 2027". */
export function useDay(): (day: string) => string {
  const { locale } = useHost();
  return (day) =>
    dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
