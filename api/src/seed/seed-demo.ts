import type { BlobStore, Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { hashPassword } from '../modules/auth/password.ts';
import type { Tables } from '../tables.ts';
import type { DemoAccounts, DemoContent } from './demo-content.ts';
import { ingestDemoMedia } from './demo-media.ts';
import { isFinished, markFinished } from './finished-seeds.repository.ts';
import { insertDemoActivity } from './insert-demo-activity.ts';
import { insertDemoAnswers } from './insert-demo-answers.ts';
import { insertDemoBoards } from './insert-demo-boards.ts';
import { insertDemoClientReviews } from './insert-demo-client-reviews.ts';
import { insertDemoConversations } from './insert-demo-conversations.ts';
import { insertDemoEvidence } from './insert-demo-evidence.ts';
import { insertDemoProjects } from './insert-demo-projects.ts';
import { insertDemoQuotes } from './insert-demo-quotes.ts';
import { insertDemoReviews } from './insert-demo-reviews.ts';
import { insertDemoViews } from './insert-demo-views.ts';
import { accountOf, insertDesigner, insertVendor } from './insert-firm.ts';
import { readDemoContent } from './read-demo-content.ts';

/** The demo data came in parts: an installation that has the first ones is completed. */
const firstPart = 'demo-data';
/** Stored in databases that exist already, hence the old name. */
const firmsAndRequests = 'demo-town';

interface Part {
  /** Of the milestone that says it is filled in. */
  name: string;
  insert: (db: Kysely<Tables>, content: DemoContent, documents: BlobStore) => Promise<void>;
}

/** What came after firms and requests, in this order. */
const laterParts: readonly Part[] = [
  { name: 'demo-reviews', insert: (db, { reviews }) => insertDemoReviews(db, reviews) },
  { name: 'demo-boards', insert: (db, { boards }) => insertDemoBoards(db, boards) },
  { name: 'demo-projects', insert: (db, { projects }) => insertDemoProjects(db, projects) },
  {
    name: 'demo-conversations',
    insert: (db, { conversations }) => insertDemoConversations(db, conversations),
  },
  { name: 'demo-answers', insert: (db, { answers }) => insertDemoAnswers(db, answers) },
  {
    name: 'demo-evidence',
    insert: (db, { evidence }, documents) => insertDemoEvidence(db, evidence, documents),
  },
  {
    name: 'demo-client-reviews',
    insert: (db, { accounts, clientReviews }) =>
      insertDemoClientReviews(db, accounts.clients, clientReviews),
  },
  { name: 'demo-quotes', insert: (db, { quotes }) => insertDemoQuotes(db, quotes) },
  { name: 'demo-views', insert: insertDemoViews },
];

const withPassword = new Set(['designer', 'architect', 'vendor']);

/**
 * Fills in the demo data once. Each firm is one transaction and a firm that is there is skipped, and the rest
 * is a transaction for each part at the end, so that a killed start goes on where it stopped; once complete it is never
 * filled in again, and what a visitor deletes stays deleted.
 */
export async function seedDemo(options: {
  database: Database<Tables>;
  blobs: BlobStore;
  documents: BlobStore;
}) {
  const db = options.database.kysely;
  const hasFirms = await isFinished(db, firmsAndRequests);
  const missing: Part[] = [];
  for (const part of laterParts) if (!(await isFinished(db, part.name))) missing.push(part);
  if (hasFirms && missing.length === 0) return;
  const content = await readDemoContent();
  if (!hasFirms) await insertFirmsAndRequests(options, content);
  for (const { name, insert } of missing) {
    await db.transaction().execute(async (transaction) => {
      await insert(transaction, content, options.documents);
      await markFinished(transaction, name);
    });
  }
}

async function insertFirmsAndRequests(
  options: { database: Database<Tables>; blobs: BlobStore },
  content: DemoContent,
) {
  const { accounts, designers, vendors, firstPart: firstFirms } = content;
  const db = options.database.kysely;
  const hasFirstPart = await isFinished(db, firstPart);
  const media = await ingestDemoMedia(db, options.blobs);
  const passwordHash = await hashPassword(accounts.password);
  if (!hasFirstPart) await insertAccounts(options.database, accounts, passwordHash);
  const hashOf = (slug: string) => (withPassword.has(slug) ? passwordHash : null);
  /** Equal ratings are listed newest first: the first card is inserted last. */
  const missing = <Firm extends { slug: string }>(firms: readonly Firm[]) =>
    [...firms.entries()].reverse().filter(([, { slug }]) => !hasFirstPart || !firstFirms.has(slug));
  for (const [place, firm] of missing([...vendors.listed, ...vendors.unlisted])) {
    await db.transaction().execute((t) => insertVendor(t, media, firm, place, hashOf(firm.slug)));
  }
  for (const [place, firm] of missing([...designers.listed, ...designers.unlisted])) {
    await db.transaction().execute((t) => insertDesigner(t, media, firm, place, hashOf(firm.slug)));
  }
  await db.transaction().execute(async (transaction) => {
    await insertDemoActivity(transaction, media, content);
    await markFinished(transaction, firstPart);
    await markFinished(transaction, firmsAndRequests);
  });
}

async function insertAccounts(
  database: Database<Tables>,
  { accounts }: DemoAccounts,
  passwordHash: string,
) {
  const rows = accounts.map(({ slug, name, phone, isStaff, isIntegrator }) => ({
    ...accountOf(slug, passwordHash, null),
    first_name: name.first,
    last_name: name.last,
    phone: phone ?? null,
    is_staff: isStaff ?? false,
    is_integrator: isIntegrator ?? false,
    // Their passwords are known to everybody: a second factor would protect nothing.
    ...((isStaff || isIntegrator) && { factor_due_at: new Date('2999-01-01T00:00:00Z') }),
  }));
  await database.kysely
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
