/** `expires_at` → `expiresAt` */
type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A row as it is answered: columns are named in snake_case, fields in camelCase. */
export function fromRow<Row extends object>(
  row: Row,
): { [Name in keyof Row as CamelCase<Name>]: Row[Name] } {
  const entries = Object.entries(row).map(([name, value]) => [camelCase(name), value]);
  return Object.fromEntries(entries);
}

const camelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_found, letter: string) => letter.toUpperCase());
