import { linePattern } from '@aangan/manifest/line-text';
import Type, { type Static } from 'typebox';

const line = (maxLength: number) => Type.String({ maxLength, pattern: linePattern });
const version = line(100);

/** Where a range begins or ends: each event has one of these. */
const Event = Type.Object(
  {
    introduced: Type.Optional(version),
    fixed: Type.Optional(version),
    lastAffected: Type.Optional(version),
    limit: Type.Optional(version),
  },
  { additionalProperties: false },
);

/** A package that an advisory is about, of npm. */
const Affected = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 214, pattern: linePattern }),
    ranges: Type.Array(Type.Array(Event, { maxItems: 200 }), { maxItems: 100 }),
    versions: Type.Array(version, { maxItems: 5_000 }),
  },
  { additionalProperties: false },
);

/** What is kept of an entry of a feed (ossf.github.io/osv-schema). */
export const OsvEntry = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' }),
    modified: Type.String({ format: 'date-time', maxLength: 40 }),
    isWithdrawn: Type.Boolean(),
    aliases: Type.Array(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' }), {
      maxItems: 50,
    }),
    summary: line(300),
    severity: Type.Union([line(100), Type.Null()]),
    affected: Type.Array(Affected, { maxItems: 200 }),
  },
  { additionalProperties: false },
);
export type OsvEntry = Static<typeof OsvEntry>;
