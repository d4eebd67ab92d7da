import { type CatalogueGroup, designerCatalogue, vendorCatalogue } from '@aangan/domain';
import type { BlobStore, Database } from '@aangan/server';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { ingestDemoMedia } from './demo-media.ts';
import { isFinished, markFinished } from './finished-seeds.repository.ts';

const postsEach = 5;
const reviewsEach = 3;

/**
 * N verified designers and N/2 verified vendors with posts and reviews, to measure on. One transaction: after
 * a kill there is nothing of it. The row triggers are off meanwhile, because here every value they would
 * derive is known.
 */
export async function seedScale(
  options: { database: Database<Tables>; blobs: BlobStore },
  designers: number,
): Promise<void> {
  const db = options.database.kysely;
  const name = `scale:${designers}`;
  if (await isFinished(db, name)) return;
  const media = await ingestDemoMedia(db, options.blobs);
  const pictures = [...media].flatMap(([file, sha256]) =>
    /^(rooms|products)\//.test(file) ? [sha256] : [],
  );
  await db.transaction().execute(async (t) => {
    await withoutRowTriggers(t, async () => {
      await insertAccounts(t, 'designer', designers);
      await insertAccounts(t, 'vendor', Math.floor(designers / 2));
      await insertDesigners(t);
      await insertVendors(t);
      await insertPosts(t, pictures);
      await insertReviews(t, designers);
    });
    await markFinished(t, name);
  });
  await sql`analyze`.execute(db);
}

async function withoutRowTriggers(t: Transaction<Tables>, work: () => Promise<void>) {
  const triggers = [
    ['designer_profile', 'designer_profile_owner'],
    ['vendor_profile', 'vendor_profile_owner'],
    ['instagram_post', 'instagram_post_added'],
  ] as const;
  for (const [table, trigger] of triggers) {
    await sql`alter table ${sql.table(table)} disable trigger ${sql.id(trigger)}`.execute(t);
  }
  await work();
  for (const [table, trigger] of triggers) {
    await sql`alter table ${sql.table(table)} enable trigger ${sql.id(trigger)}`.execute(t);
  }
}

async function insertAccounts(db: Kysely<Tables>, role: 'designer' | 'vendor', count: number) {
  await sql`
    insert into account (email, username, first_name, is_designer, is_vendor)
    select ${role} || n || '@scale.test', ${role} || n,
      (array['Amber','Banyan','Cane','Deodar','Ember','Fern','Granite','Haveli','Indigo','Jali','Kiln','Lime'])[1 + n % 12]
        || ' ' || (array['House','Works','Studio','Atelier','Rooms','Practice','Collective'])[1 + n % 7] || ' ' || n,
      ${role} = 'designer', ${role} = 'vendor'
    from generate_series(1, ${count}::integer) as n`.execute(db);
}

/** Ids and labels of a catalogue, twice over, so that a slice never runs past the end. */
function slicesOf(catalogue: readonly CatalogueGroup[]) {
  const items = catalogue.flatMap((group) =>
    group.items.map((item) => ({ ...item, group: group.label })),
  );
  const twice = [...items, ...items];
  return {
    count: items.length,
    ids: twice.map((item) => item.id),
    labels: twice.map((item) => item.label),
    groups: twice.map((item) => item.group),
  };
}

/** Of account `a`: its number `n`, a slice of the catalogue from `first` to `last`, a city, a text. */
function profileFacts(catalogue: readonly CatalogueGroup[], emails: string) {
  const { count, ids, labels, groups } = slicesOf(catalogue);
  return sql`
    select a.id as account_id, a.first_name as name, n,
      (${ids}::text[])[first:last] as ids, (${labels}::text[])[first:last] as labels,
      (select array_agg(distinct g) from unnest((${groups}::text[])[first:last]) as g) as groups,
      (array['Bengaluru','Mumbai','New Delhi','Jaipur','Kochi','Chennai','Hyderabad','Pune','Ahmedabad',
        'Kolkata','Panaji','Chandigarh','Lucknow','Udaipur','Puducherry','Indore'])[1 + n * 7 % 16] as city,
      'We have made rooms of ' ||
      (array['teak','oak','lime','clay','brass','cane','stone','linen'])[1 + n % 8] || ' and ' ||
      (array['terrazzo','marble','bamboo','laterite','walnut','jute'])[1 + n / 8 % 6] ||
      ' since the first monsoon we remember, for families, schools and the odd hotel, with ' ||
      (array['patience','carpenters','daylight','humour','shade'])[1 + n / 48 % 5] || ' and a fixed price.' as bio
    from account a,
      lateral (select substring(a.email from '\\d+')::integer as n) as numbered,
      lateral (select 1 + n * 7 % ${sql.lit(count)} as first, 1 + n * 7 % ${sql.lit(count)} + n % 4 as last) as slice
    where a.email like ${emails}`;
}

async function insertDesigners(db: Kysely<Tables>) {
  await sql`
    insert into designer_profile (account_id, full_name, is_active, is_verified, verified_at, posts_count,
      specializations, specializations_display, specialization_groups, establishment_year, city,
      head_office_address, team_strength, projects_completed, spoc_name, spoc_phone, min_project_size,
      fee_range_min, fee_range_max, min_project_budget, bio)
    select account_id, name, true, true, now(), ${sql.lit(postsEach)}, ids, labels, groups, 1960 + n % 65, city,
      n || ' Station Road, ' || city, 1 + n % 60, n % 300, 'Office', '+91 80 4000 0000', 400 + n % 40 * 100,
      80 + n % 20 * 10, 280 + n % 50 * 10, 300000 + n % 100 * 50000, bio
    from (${profileFacts(designerCatalogue, 'designer%@scale.test')}) as facts`.execute(db);
}

async function insertVendors(db: Kysely<Tables>) {
  await sql`
    insert into vendor_profile (account_id, company_name, is_active, is_verified, verified_at, posts_count,
      vendor_type, specializations, specializations_display, specialization_groups, establishment_year, city,
      head_office_address, team_strength, projects_completed, spoc_name, spoc_phone, min_order_value, bio,
      rating, reviews_count, rating_lead)
    select account_id, name, true, true, now(), ${sql.lit(postsEach)}, 'manufacturer', ids, labels, groups,
      1960 + n % 65, city, n || ' Market Road, ' || city, 1 + n % 60, n % 300, 'Office', '+91 80 4000 0000',
      n % 50 * 5000, bio, ${averageRating}, ${sql.lit(reviewsEach)},
      rating_lead(${sumOfRatings}, ${sql.lit(reviewsEach)})
    from (${profileFacts(vendorCatalogue, 'vendor%@scale.test')}) as facts`.execute(db);
}

/** The k-th review of the vendor numbered n gives 3, 4 or 5 stars. */
const sumOfRatings = sql`9 + n % 3 + n * 2 % 3 + n * 3 % 3`;
const averageRating = sql`round((${sumOfRatings}) / 3.0, 1)`;

async function insertPosts(db: Kysely<Tables>, pictures: string[]) {
  for (const [table, owner] of [
    ['designer_profile', 'designer_id'],
    ['vendor_profile', 'vendor_id'],
  ] as const) {
    await sql`
      insert into instagram_post (${sql.ref(owner)}, source_id, media_type, media_sha256, caption, permalink, posted_at)
      select p.id, 'scale-' || k, 'IMAGE',
        (${pictures}::text[])[1 + (p.id * 13 + k * 7) % ${sql.lit(pictures.length)}],
        'Handover day, and the light did what the drawing promised. Picture ' || k || '.',
        'https://www.instagram.com/p/scale' || p.id || '-' || k || '/',
        timestamptz '2026-09-01 06:00+00' - make_interval(days => k * 9, mins => (p.id % 1440)::integer)
      from ${sql.table(table)} p join account a on a.id = p.account_id and a.email like '%@scale.test',
        generate_series(1, ${sql.lit(postsEach)}) as k`.execute(db);
  }
}

async function insertReviews(db: Kysely<Tables>, designers: number) {
  if (designers < reviewsEach) return;
  await sql`
    insert into vendor_review (vendor_id, reviewer_id, rating, title, review_text, quality_rating,
      delivery_rating, communication_rating, value_rating, project_type, project_value)
    select v.id, r.id, 3 + n * k % 3, 'House ' || n, 'Delivered in full and two days early; the second batch matched.',
      4, 3 + n % 3, 4, 3 + k % 3, 'residential', 100000 + n % 90 * 10000
    from vendor_profile v
    join account a on a.id = v.account_id and a.email like 'vendor%@scale.test',
    lateral (select substring(a.email from '\\d+')::integer as n) as numbered,
    generate_series(1, ${sql.lit(reviewsEach)}) as k
    join lateral (select id from account
      where email = 'designer' || (1 + (n * 3 + k) % ${sql.lit(designers)}) || '@scale.test') as r on true`.execute(
    db,
  );
}
