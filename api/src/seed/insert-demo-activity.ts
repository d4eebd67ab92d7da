import { type Kysely, sql } from 'kysely';
import { demoClients, demoDomain } from '../../demo/demo-accounts.ts';
import { demoPortfolios } from '../../demo/demo-portfolios.ts';
import { demoRequests } from '../../demo/demo-requests.ts';
import { demoReviews } from '../../demo/demo-reviews.ts';
import type { Tables } from '../tables.ts';
import { type DemoMedia, mediaOf } from './demo-media.ts';
import { accountOf } from './insert-firm.ts';

type Db = Kysely<Tables>;

interface Party {
  accountId: number;
  designer_id: number | null;
  vendor_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
}

/**
 * The demo firms' portfolios, reviews and requests, and the clients who write them. A
 * firm that a visitor has deleted is left out. All of it belongs in one transaction.
 */
export async function insertDemoActivity(db: Db, media: DemoMedia): Promise<void> {
  await insertClients(db);
  const parties = await findParties(db);
  await insertPortfolios(db, media, parties);
  await insertReviews(db, parties);
  await insertRequests(db, parties);
}

async function insertClients(db: Db) {
  const rows = demoClients.map(({ slug, name: [first_name, last_name], phone }) => ({
    ...accountOf(slug, null, null),
    first_name,
    last_name,
    phone,
  }));
  await db
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The demo accounts and their profiles by slug. */
async function findParties(db: Db): Promise<ReadonlyMap<string, Party>> {
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('designer_profile as d', 'd.account_id', 'a.id')
    .leftJoin('vendor_profile as v', 'v.account_id', 'a.id')
    .select(['a.id as accountId', 'd.id as designer_id', 'v.id as vendor_id'])
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.phone'])
    .where('a.email', 'like', `%@${demoDomain}`)
    .execute();
  return new Map(rows.map((row) => [row.email.slice(0, row.email.indexOf('@')), row]));
}

async function insertPortfolios(db: Db, media: DemoMedia, parties: ReadonlyMap<string, Party>) {
  const rows = Object.entries(demoPortfolios).flatMap(([slug, items], place) => {
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

async function insertReviews(db: Db, parties: ReadonlyMap<string, Party>) {
  const rows = demoReviews.flatMap((review, index) => {
    const vendor_id = parties.get(review.vendor)?.vendor_id;
    const reviewer_id = parties.get(review.by)?.accountId;
    if (!vendor_id || !reviewer_id) return [];
    const [rating, quality_rating, delivery_rating, communication_rating, value_rating] =
      review.stars;
    const [title, project_type, project_value] = review.project;
    return {
      vendor_id,
      reviewer_id,
      rating,
      quality_rating,
      delivery_rating,
      communication_rating,
      value_rating,
      title,
      project_type,
      project_value,
      review_text: review.text,
      would_recommend: review.wouldRecommend ?? true,
      created_at: daysBefore('2026-09-26T10:30:00Z', index * 5),
    };
  });
  if (rows.length === 0) return;
  await db.insertInto('vendor_review').values(rows).execute();
  await sql`
    update vendor_profile v set rating = given.rating, reviews_count = given.n
    from (select vendor_id, round(avg(rating), 1) as rating, count(*) as n from vendor_review group by 1) as given
    where given.vendor_id = v.id`.execute(db);
}

async function insertRequests(db: Db, parties: ReadonlyMap<string, Party>) {
  const rows = demoRequests.flatMap(({ from, to, status, project, text }, index) => {
    const client = parties.get(from);
    const owner = ownerOf(parties.get(to));
    if (!client || !owner) return [];
    const [project_type, budget, timeline] = project;
    return {
      ...owner,
      client_id: client.accountId,
      status,
      first_name: client.first_name,
      last_name: client.last_name,
      email: client.email,
      phone: client.phone ?? '+91 98450 11223',
      project_type,
      project_description: text,
      budget,
      timeline,
      created_at: daysBefore('2026-09-29T13:45:00Z', index * 3),
    };
  });
  if (rows.length > 0) await db.insertInto('connection_request').values(rows).execute();
}

/** The profile of a firm; undefined for an account without one. */
function ownerOf(party: Party | undefined) {
  if (party?.designer_id) return { designer_id: party.designer_id, vendor_id: null };
  return party?.vendor_id ? { designer_id: null, vendor_id: party.vendor_id } : undefined;
}

function daysBefore(instant: string, days: number): string {
  return new Date(Date.parse(instant) - days * 24 * 60 * 60 * 1000).toISOString();
}
