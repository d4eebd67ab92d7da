/**
 * The one text of a value: names in the order of their code units and no blanks, as RFC 8785 has it for what has only
 * texts, whole numbers, booleans, null, lists and objects. Who has the value can compute the text, and its hash.
 * @throws TypeError for a number that is not whole
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    entries.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TypeError(`${value} is not a whole number.`);
  }
  return JSON.stringify(value);
}
