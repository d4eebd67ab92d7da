import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { insertMark, listMarkedOf, lockMarks } from './team-mark-repository.ts';

/**
 * Marks a name that a team publishes for the first time as of low trust, without grants, where the team has a remote of low
 * trust: another name is no way to more trust. No other transaction may publish the name meanwhile.
 * @returns why it is marked; undefined where it is not, or was already
 */
export async function markWithTeam(
  transaction: Kysely<Tables>,
  name: string,
  { team, by }: { team: string; by: string },
): Promise<string | undefined> {
  await lockMarks(transaction, 'to-read');
  const others = await listMarkedOf(transaction, team);
  if (others.length === 0) return undefined;
  const why = `Its team has a remote of low trust: ${others.join(', ')}.`;
  return (await insertMark(transaction, { name, by, why })) ? why : undefined;
}
