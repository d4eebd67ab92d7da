import pg from 'pg';

/** Type oids of PostgreSQL's catalogue (src/include/catalog/pg_type.dat), which never change. */
const oid = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  int4Array: 1007,
  textArray: 1009,
  int8Array: 1016,
  dateArray: 1182,
} as const;

const asText = (value: string) => value;

/** `2026-11-21 01:04:23.003+00` → `2026-11-21T01:04:23.003Z`; sessions speak UTC, so the offset is always +00. */
function asIsoInstant(value: string): string {
  return value.replace(' ', 'T').replace(/\+00$/, 'Z');
}

const builtIn = (id: number) => pg.types.getTypeParser(id, 'text');

const parsers = new Map<number, (value: string) => unknown>([
  [oid.int8, Number],
  [oid.numeric, Number],
  [oid.date, asText],
  [oid.timestamp, (value: string) => value.replace(' ', 'T')],
  [oid.timestamptz, asIsoInstant],
  [oid.int8Array, builtIn(oid.int4Array)],
  [oid.dateArray, builtIn(oid.textArray)],
]);

/**
 * Parses int8 and numeric as numbers, dates as `YYYY-MM-DD`, and instants as ISO strings in UTC with the database's
 * microseconds. (By default pg returns int8 and numeric as strings, and dates as Dates.)
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format !== 'binary' && parsers.get(id)) || pg.types.getTypeParser(id, format),
};
