import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DemoBoard } from './demo-content.ts';
import { findParties, type Party } from './demo-parties.ts';

type Db = Kysely<Tables>;
type DemoThing = DemoBoard['things'][number];

/**
 * The boards of the demo accounts, unless an account has boards. What a visitor has deleted is left out. All of it belongs
 * in one transaction, after firms and portfolios.
 */
export async function insertDemoBoards(db: Db, boards: readonly DemoBoard[]): Promise<void> {
  const parties = await findParties(db);
  for (const [index, { owner, title, things }] of boards.entries()) {
    const account = parties.get(owner);
    const board = account && (await insertBoard(db, account.accountId, index + 1, title));
    if (!board) continue;
    for (const [position, thing] of things.entries()) {
      const columns = await columnsOf(db, thing, parties.get(thing.firm));
      if (!columns) continue;
      const { note = '' } = thing;
      const item = { ...nothing, ...columns, board_id: board.id, note, position };
      await db.insertInto('board_item').values(item).execute();
    }
  }
}

const insertBoard = (db: Db, account_id: number, number: number, title: string) =>
  db
    .insertInto('board')
    .values({ account_id, number, title })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

const nothing = { designer_id: null, vendor_id: null, picture_id: null, post_id: null };

/** What refers to a portfolio item by its title, to a post by its place, or to the firm itself. */
async function columnsOf(db: Db, { item, post }: DemoThing, firm: Party | undefined) {
  if (!firm) return undefined;
  const { designer_id, vendor_id } = firm;
  const owner = designer_id ? 'designer_id' : 'vendor_id';
  if (item !== undefined) {
    const found = await db
      .selectFrom('portfolio_item')
      .select('id')
      .where(owner, '=', firm[owner])
      .where('title', '=', item)
      .executeTakeFirst();
    return found && { kind: 'picture' as const, thing_id: found.id, picture_id: found.id };
  }
  if (post !== undefined) {
    const found = await db
      .selectFrom('instagram_post')
      .select('id')
      .where(owner, '=', firm[owner])
      .orderBy('posted_at', 'desc')
      .offset(post)
      .limit(1)
      .executeTakeFirst();
    return found && { kind: 'post' as const, thing_id: found.id, post_id: found.id };
  }
  if (designer_id) return { kind: 'designer' as const, thing_id: designer_id, designer_id };
  return vendor_id ? { kind: 'vendor' as const, thing_id: vendor_id, vendor_id } : undefined;
}
