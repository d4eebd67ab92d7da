import type { Thing } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { insertItem } from '../modules/boards/board-items.repository.ts';
import { insertBoard } from '../modules/boards/boards.repository.ts';
import type { Tables } from '../tables.ts';
import type { DemoBoard } from './demo-content.ts';
import { findParties, type Party } from './demo-parties.ts';

type Db = Kysely<Tables>;
type DemoThing = DemoBoard['things'][number];

/**
 * The boards of the demo accounts. What a visitor has deleted is left out. All of it belongs in one transaction, after
 * firms and portfolios.
 */
export async function insertDemoBoards(db: Db, boards: readonly DemoBoard[]): Promise<void> {
  const parties = await findParties(db);
  for (const { owner, title, things } of boards) {
    const account = parties.get(owner);
    const boardId = account && (await insertBoard(db, account.accountId, title));
    if (!boardId) continue;
    for (const [position, { note = '', ...named }] of things.entries()) {
      const thing = await findThing(db, named, parties.get(named.firm));
      if (thing) await insertItem(db, { boardId, thing, note, position });
    }
  }
}

/** A portfolio item by its title, a post by its place, or the firm itself. */
async function findThing(
  db: Db,
  { item, post }: DemoThing,
  firm: Party | undefined,
): Promise<Thing | undefined> {
  if (!firm) return undefined;
  const [kind, id] = firm.designer_id
    ? (['designer', firm.designer_id] as const)
    : (['vendor', firm.vendor_id] as const);
  if (id === null) return undefined;
  if (item === undefined && post === undefined) return { kind, id };
  const found =
    item === undefined
      ? await db
          .selectFrom('instagram_post')
          .select('id')
          .where(`${kind}_id`, '=', id)
          .orderBy('posted_at', 'desc')
          .offset(post ?? 0)
          .limit(1)
          .executeTakeFirst()
      : await db
          .selectFrom('portfolio_item')
          .select('id')
          .where(`${kind}_id`, '=', id)
          .where('title', '=', item)
          .executeTakeFirst();
  return found && { kind: item === undefined ? 'post' : 'picture', id: found.id };
}
