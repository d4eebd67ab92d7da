/**
 * The id in an address; null if malformed. Ids are integers from 1 without leading zeros, so that each has exactly one
 * address.
 */
export function readId(parameter: string | undefined): number | null {
  return parameter && /^[1-9]\d{0,14}$/.test(parameter) ? Number(parameter) : null;
}
