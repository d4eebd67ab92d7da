import type { BlobStore, Database } from '@aangan/server';
import { demoAccounts, demoPassword, demoVendor } from '../../demo/demo-accounts.ts';
import { firstDesigners, listedDesigners, unlistedDesigners } from '../../demo/demo-designers.ts';
import { listedVendors, unlistedVendors } from '../../demo/demo-vendors.ts';
import { hashPassword } from '../modules/auth/password.ts';
import type { Tables } from '../tables.ts';
import { ingestDemoMedia } from './demo-media.ts';
import { isFinished, markFinished } from './finished-seeds.repository.ts';
import { insertDemoActivity } from './insert-demo-activity.ts';
import { insertDemoReviews } from './insert-demo-reviews.ts';
import { accountOf, insertDesigner, insertVendor } from './insert-firm.ts';

/** The demo data came in parts: an installation that has the first ones is completed. */
const firstPart = 'demo-data';
/** Stored in databases that exist already, hence the old name. */
const firmsAndRequests = 'demo-town';
const reviews = 'demo-reviews';

const withPassword = new Set(['designer', 'architect', 'vendor']);
const firstFirms = new Set([demoVendor, ...firstDesigners].map(({ slug }) => slug));

/**
 * Fills in the demo data once. Each firm is one transaction and a firm that is there is skipped, and the rest
 * is two transactions at the end, so that a killed start goes on where it stopped; once complete it is never
 * filled in again, and what a visitor deletes stays deleted.
 */
export async function seedDemo(options: { database: Database<Tables>; blobs: BlobStore }) {
  const db = options.database.kysely;
  if (!(await isFinished(db, firmsAndRequests))) await insertFirmsAndRequests(options);
  if (await isFinished(db, reviews)) return;
  await db.transaction().execute(async (transaction) => {
    await insertDemoReviews(transaction);
    await markFinished(transaction, reviews);
  });
}

async function insertFirmsAndRequests(options: { database: Database<Tables>; blobs: BlobStore }) {
  const db = options.database.kysely;
  const hasFirstPart = await isFinished(db, firstPart);
  const media = await ingestDemoMedia(db, options.blobs);
  const passwordHash = await hashPassword(demoPassword);
  if (!hasFirstPart) await insertAccounts(options.database, passwordHash);
  const hashOf = (slug: string) => (withPassword.has(slug) ? passwordHash : null);
  /** Equal ratings are listed newest first: the first card is inserted last. */
  const missing = <Firm extends { slug: string }>(firms: readonly Firm[]) =>
    [...firms.entries()].reverse().filter(([, { slug }]) => !hasFirstPart || !firstFirms.has(slug));
  for (const [place, firm] of missing([...listedVendors, ...unlistedVendors])) {
    await db.transaction().execute((t) => insertVendor(t, media, firm, place, hashOf(firm.slug)));
  }
  for (const [place, firm] of missing([...listedDesigners, ...unlistedDesigners])) {
    await db.transaction().execute((t) => insertDesigner(t, media, firm, place, hashOf(firm.slug)));
  }
  await db.transaction().execute(async (transaction) => {
    await insertDemoActivity(transaction, media);
    await markFinished(transaction, firstPart);
    await markFinished(transaction, firmsAndRequests);
  });
}

async function insertAccounts(database: Database<Tables>, passwordHash: string) {
  const rows = demoAccounts.map(({ slug, name: [first_name, last_name], ...more }) => ({
    ...accountOf(slug, passwordHash, null),
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
