import type { BlobStore, Database } from '@aangan/server';
import { demoAccounts, demoPassword, demoVendor } from '../../demo/demo-accounts.ts';
import { listedDesigners, unlistedDesigners } from '../../demo/demo-designers.ts';
import { hashPassword } from '../modules/auth/password.ts';
import type { Tables } from '../tables.ts';
import { type DemoMedia, ingestDemoMedia, mediaOf } from './demo-media.ts';
import { accountOf, insertDesigner, insertVendor } from './insert-firm.ts';
import { hasReached, markReached } from './milestone.repository.ts';

const milestone = 'demo-data';
const withPassword = new Set(['designer', 'architect']);

/**
 * Fills in the demo data once. Each firm is one transaction and a firm that is there is skipped, so that a
 * killed start goes on where it stopped; once complete it is never filled in again, and what a visitor
 * deletes stays deleted.
 */
export async function seedDemo(options: { database: Database<Tables>; blobs: BlobStore }) {
  const db = options.database.kysely;
  if (await hasReached(db, milestone)) return;
  const media = await ingestDemoMedia(db, options.blobs);
  const passwordHash = await hashPassword(demoPassword);
  await insertAccounts(options.database, media, passwordHash);
  await db.transaction().execute((t) => insertVendor(t, media, demoVendor, passwordHash));
  // Equal ratings are listed newest first: the first card is inserted last.
  const firms = [...listedDesigners, ...unlistedDesigners];
  for (const [place, firm] of [...firms.entries()].reverse()) {
    const hash = withPassword.has(firm.slug) ? passwordHash : null;
    await db.transaction().execute((t) => insertDesigner(t, media, firm, place, hash));
  }
  await markReached(db, milestone);
}

async function insertAccounts(database: Database<Tables>, media: DemoMedia, passwordHash: string) {
  const rows = demoAccounts.map(({ slug, name: [first_name, last_name], ...more }) => ({
    ...accountOf(
      slug,
      passwordHash,
      'mark' in more ? mediaOf(media, `marks/${more.mark}.svg`) : null,
    ),
    first_name,
    last_name,
    phone: 'phone' in more ? more.phone : null,
    is_staff: 'is_staff' in more,
    is_integrator: 'is_integrator' in more,
  }));
  await database.kysely
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
