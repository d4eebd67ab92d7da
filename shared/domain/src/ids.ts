/**
 * The id in an address, or null: ids are integers from 1 without leading zeros, so that each has one address, and
 * anything else is no id.
 */
export function readId(parameter: string | undefined): number | null {
  return parameter && /^[1-9]\d{0,14}$/.test(parameter) ? Number(parameter) : null;
}
