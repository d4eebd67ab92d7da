import { readTypedAmount, readTypedInteger, type TypedNumber } from '@aangan/domain';

/** The digits of a stored number for a number field; '' for none. */
export function digitsOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The whole number typed into a field; null for a blank one and for what the schema refuses. */
export function numberOf(typed: string): number | null {
  return valueIn(readTypedInteger(typed));
}

/** The amount typed into a field, in whole rupees; null as for {@link numberOf}. */
export function amountOf(typed: string): number | null {
  return valueIn(readTypedAmount(typed));
}

function valueIn(read: TypedNumber): number | null {
  return read.kind === 'number' ? read.value : null;
}
