/** An entry of a feed, as far as the registry keeps it. */
export interface FeedEntry {
  id: string;
  modified: string;
  isWithdrawn: boolean;
  aliases: string[];
  summary: string;
  severity: string | null;
  affected: { name: string; ranges: Record<string, string>[][]; versions: string[] }[];
}

const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** Names of the format → those of the registry. */
const eventNames = new Map([
  ['introduced', 'introduced'],
  ['fixed', 'fixed'],
  ['last_affected', 'lastAffected'],
  ['limit', 'limit'],
]);

/**
 * Reads an entry in the OSV format. What is not of npm is left out, and so are ranges of commits.
 * @returns null for one that is about no package of npm
 * @throws Error with what is wrong, for a place in the entry
 */
export function readEntry(value: unknown): FeedEntry | null {
  const entry = objectAt(value, 'the entry');
  const { id, modified, withdrawn } = entry;
  if (typeof id !== 'string' || !idForm.test(id)) throw new Error('it has no id');
  if (typeof modified !== 'string' || Number.isNaN(Date.parse(modified))) {
    throw new Error(`${id}: "modified" is no time`);
  }
  const affected = listAt(entry.affected, `${id}: "affected"`).flatMap((one) => {
    const about = objectAt(one, `${id}: an "affected"`);
    const { name, ecosystem } = objectAt(about.package ?? {}, `${id}: a "package"`);
    if (ecosystem !== 'npm') return [];
    if (typeof name !== 'string' || name === '') throw new Error(`${id}: a package has no name`);
    return [
      {
        name,
        ranges: rangesOf(about.ranges, id),
        versions: textsAt(about.versions, `${id}: "versions"`),
      },
    ];
  });
  if (affected.length === 0) return null;
  return {
    id,
    modified: new Date(modified).toISOString(),
    isWithdrawn: withdrawn !== undefined && withdrawn !== null,
    aliases: textsAt(entry.aliases, `${id}: "aliases"`).filter((one) => idForm.test(one)),
    summary: lineOf(entry.summary ?? entry.details),
    severity: severityOf(entry),
    affected,
  };
}

/** Only SEMVER and ECOSYSTEM: versions of npm are the same in both. */
function rangesOf(value: unknown, id: string): Record<string, string>[][] {
  return listAt(value, `${id}: "ranges"`).flatMap((one) => {
    const { type, events } = objectAt(one, `${id}: a range`);
    if (type !== 'SEMVER' && type !== 'ECOSYSTEM') return [];
    return [
      listAt(events, `${id}: "events"`).map((event) => {
        const named = Object.entries(objectAt(event, `${id}: an event`));
        return Object.fromEntries(
          named.flatMap(([name, version]) => {
            const known = eventNames.get(name);
            return known === undefined ? [] : [[known, String(version)]];
          }),
        );
      }),
    ];
  });
}

function severityOf({ database_specific: own, severity }: Record<string, unknown>): string | null {
  if (typeof own === 'object' && own !== null && 'severity' in own)
    return lineOf(own.severity).slice(0, 100) || null;
  const [first] = Array.isArray(severity) ? severity : [];
  const score = (first as { score?: unknown } | undefined)?.score;
  return typeof score === 'string' ? lineOf(score).slice(0, 100) || null : null;
}

/** A text on one line that a terminal shows and does not act on. */
function lineOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

function objectAt(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Error(`${where} is no object`);
}

function listAt(value: unknown, where: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`${where} is no list`);
}

function textsAt(value: unknown, where: string): string[] {
  const texts = listAt(value, where);
  if (texts.every((one) => typeof one === 'string')) return texts;
  throw new Error(`${where} has what is no text`);
}
