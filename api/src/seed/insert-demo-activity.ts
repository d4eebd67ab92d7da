import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { daysBefore } from './days-before.ts';
import type { DemoContent, DemoPortfolio, DemoRequest } from './demo-content.ts';
import { type DemoMedia, mediaOf } from './demo-media.ts';
import { findParties, ownerOf, type Party } from './demo-parties.ts';
import { accountOf } from './insert-firm.ts';

type Db = Kysely<Tables>;
type Parties = ReadonlyMap<string, Party>;

/**
 * The demo firms' portfolios and requests, and the clients who write them. A
 * firm that a visitor has deleted is left out. All of it belongs in one transaction.
 */
export async function insertDemoActivity(
  db: Db,
  media: DemoMedia,
  { accounts, portfolios, requests }: DemoContent,
): Promise<void> {
  await insertClients(db, accounts.clients);
  const parties = await findParties(db);
  await insertPortfolios(db, media, portfolios, parties);
  await insertRequests(db, requests, parties);
}

/** The clients who are there only to have written something; those that are there stay as they are. */
export async function insertClients(db: Db, clients: DemoContent['accounts']['clients']) {
  const rows = clients.map(({ slug, name, phone }) => ({
    ...accountOf(slug, null, null),
    first_name: name.first,
    last_name: name.last,
    phone,
  }));
  await db
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertPortfolios(
  db: Db,
  media: DemoMedia,
  portfolios: readonly DemoPortfolio[],
  parties: Parties,
) {
  const rows = portfolios.flatMap(({ owner: slug, items }, place) => {
    const owner = ownerOf(parties.get(slug));
    if (!owner) return [];
    return items.map(({ file, title, description, category }, index) => {
      const isVideo = file.startsWith('videos/');
      return {
        ...owner,
        title,
        description,
        category,
        media_type: isVideo ? ('VIDEO' as const) : ('IMAGE' as const),
        media_sha256: mediaOf(media, `${file}.${isVideo ? 'mp4' : 'jpg'}`),
        thumbnail_sha256: isVideo ? mediaOf(media, `${file}-poster.jpg`) : null,
        created_at: daysBefore('2026-09-21T08:00:00Z', place + index * 24),
      };
    });
  });
  if (rows.length > 0) await db.insertInto('portfolio_item').values(rows).execute();
}

/** Requests, each three days older than the one before. */
async function insertRequests(db: Db, requests: readonly DemoRequest[], parties: Parties) {
  const rows = requests.flatMap((request, index) => {
    const row = requestRow(request, parties);
    return row ? { ...row, created_at: daysBefore('2026-09-29T13:45:00Z', index * 3) } : [];
  });
  if (rows.length > 0) await db.insertInto('connection_request').values(rows).execute();
}

/** A demo request as its row, but for when it was sent; undefined where one of the two was deleted. */
export function requestRow(
  { from, to, status, project, text, order }: DemoRequest,
  parties: Parties,
) {
  const client = parties.get(from);
  const owner = ownerOf(parties.get(to));
  if (!client || !owner) return undefined;
  return {
    ...owner,
    client_id: client.accountId,
    status,
    first_name: client.first_name,
    last_name: client.last_name,
    email: client.email,
    phone: client.phone ?? '+91 98450 11223',
    project_type: project.type,
    project_description: text,
    budget: project.budget,
    timeline: project.timeline,
    item: order?.item ?? '',
    quantity: order?.quantity ?? '',
    delivery_place: order?.place ?? '',
  };
}
