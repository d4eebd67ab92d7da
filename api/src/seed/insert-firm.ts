import { createHash } from 'node:crypto';
import {
  type CatalogueGroup,
  designerCatalogue,
  groupOfItem,
  itemLabel,
  vendorCatalogue,
} from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DemoDesigner, DemoLink, DemoVendor } from './demo-content.ts';
import { type DemoMedia, mediaOf } from './demo-media.ts';
import { demoDomain } from './demo-parties.ts';

type Db = Kysely<Tables>;
type Owner = { designer_id: number; vendor_id: null } | { designer_id: null; vendor_id: number };
type Post = DemoDesigner['posts'][number];

/** Adds a designer with everything a profile has; nothing when the account is there already. */
export async function insertDesigner(
  db: Db,
  media: DemoMedia,
  firm: DemoDesigner,
  place: number,
  passwordHash: string | null,
): Promise<void> {
  const { first, last } =
    typeof firm.name === 'string' ? { first: firm.name, last: '' } : firm.name;
  const account = await db
    .insertInto('account')
    .values({
      ...accountOf(firm.slug, passwordHash, mediaOf(media, `marks/${firm.mark}.svg`)),
      first_name: first,
      last_name: last,
      phone: firm.contact.phone,
      is_designer: !firm.isArchitect,
      is_architect: firm.isArchitect ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) return;
  const { id } = await db
    .insertInto('designer_profile')
    .values({ account_id: account.id, ...designerColumns(firm) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { designer_id: id, vendor_id: null };
  await insertPosts(db, media, owner, firm.slug, place, firm.posts);
  await insertLinks(db, media, owner, firm.links);
  await insertArchitects(db, id, firm);
}

/** The same with a vendor. */
export async function insertVendor(
  db: Db,
  media: DemoMedia,
  firm: DemoVendor,
  place: number,
  passwordHash: string | null,
): Promise<void> {
  const account = await db
    .insertInto('account')
    .values({
      ...accountOf(firm.slug, passwordHash, mediaOf(media, `marks/${firm.mark}.svg`)),
      first_name: firm.name,
      phone: firm.contact.phone,
      is_vendor: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) return;
  const { id } = await db
    .insertInto('vendor_profile')
    .values({
      account_id: account.id,
      ...sharedColumns(firm, vendorCatalogue),
      ...verification(firm),
      vendor_type: firm.vendorType,
      website: siteOf(firm.name),
      min_order_value: firm.minOrderValue,
      service_areas: firm.serviceAreas,
      lead_time: firm.leadTime,
      certifications: JSON.stringify(firm.certifications),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { designer_id: null, vendor_id: id };
  await insertPosts(db, media, owner, firm.slug, place, firm.posts);
  await insertLinks(db, media, owner, firm.links);
}

/** The columns that every demo account has alike. */
export function accountOf(slug: string, passwordHash: string | null, avatar: string | null) {
  return {
    email: `${slug}@${demoDomain}`,
    username: slug,
    password_hash: passwordHash,
    avatar_sha256: avatar,
    phone: null,
    bio: null,
    email_verified_at: '2026-01-05T09:00:00Z',
  };
}

function designerColumns(firm: DemoDesigner) {
  const name = typeof firm.name === 'string' ? firm.name : `${firm.name.first} ${firm.name.last}`;
  return {
    ...sharedColumns({ ...firm, name }, designerCatalogue),
    ...verification(firm),
    styles: [...firm.styles],
    portfolio_website: siteOf(name),
    min_project_size: firm.minSize,
    fee_range_min: firm.fees.min,
    fee_range_max: firm.fees.max,
    min_project_budget: firm.minBudget,
  };
}

const verification = ({ isVerified }: { isVerified?: false }) => ({
  is_verified: isVerified ?? true,
  verified_at: isVerified === false ? null : '2026-01-12T06:30:00Z',
});

type SharedFacts = Pick<
  DemoDesigner,
  'city' | 'address' | 'year' | 'team' | 'projects' | 'contact' | 'bio' | 'specializations'
> & { name: string };

function sharedColumns(firm: SharedFacts, catalogue: readonly CatalogueGroup[]) {
  const groups = firm.specializations.map((id) => groupOfItem(catalogue, id)?.label ?? '');
  return {
    specializations: [...firm.specializations],
    specializations_display: firm.specializations.map((id) => itemLabel(catalogue, id)),
    specialization_groups: [...new Set(groups)],
    establishment_year: firm.year,
    experience_years: null,
    city: firm.city,
    head_office_address: firm.address,
    team_strength: firm.team,
    projects_completed: firm.projects,
    spoc_name: firm.contact.name,
    spoc_phone: firm.contact.phone,
    linkedin_profile: `https://www.linkedin.com/company/${handleOf(firm.name)}-demo`,
    instagram_profile: `https://www.instagram.com/${handleOf(firm.name)}.demo/`,
    bio: firm.bio,
  };
}

async function insertPosts(
  db: Db,
  media: DemoMedia,
  owner: Owner,
  slug: string,
  place: number,
  posts: readonly Post[],
): Promise<void> {
  if (posts.length === 0) return;
  const rows = posts.map(({ file, caption }, index) => {
    const isVideo = file.startsWith('videos/');
    const source_id = `demo-${slug}-${index}`;
    return {
      ...owner,
      source_id,
      media_type: isVideo ? ('VIDEO' as const) : ('IMAGE' as const),
      media_sha256: mediaOf(media, `${file}.${isVideo ? 'mp4' : 'jpg'}`),
      thumbnail_sha256: isVideo ? mediaOf(media, `${file}-poster.jpg`) : null,
      caption,
      permalink: `https://www.instagram.com/p/${shortcodeOf(source_id)}/`,
      posted_at: postedAt(place, index),
    };
  });
  await db.insertInto('instagram_post').values(rows).execute();
}

async function insertLinks(db: Db, media: DemoMedia, owner: Owner, links: readonly DemoLink[]) {
  if (links.length === 0) return;
  const rows = links.map(({ type, title, url, image }, position) => ({
    ...owner,
    position,
    type,
    title,
    url,
    image_url: image ? `/api/media/${mediaOf(media, image)}.jpg` : null,
  }));
  await db.insertInto('featured_link').values(rows).execute();
}

async function insertArchitects(db: Db, designerId: number, firm: DemoDesigner) {
  if (!firm.architects) return;
  const rows = firm.architects.map(({ name, years, bio, linkedin }) => ({
    designer_id: designerId,
    name,
    experience_years: years,
    bio,
    linkedin_profile: linkedin ?? null,
    portfolio_website: null,
  }));
  await db.insertInto('principal_architect').values(rows).execute();
}

const handleOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '');
const siteOf = (name: string) => `https://${handleOf(name)}.example`;

function shortcodeOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 11);
}

/** A post every nine days, each firm on a day of its own. */
function postedAt(place: number, index: number): string {
  const day = 24 * 60 * 60 * 1000;
  const newest = Date.UTC(2026, 8, 28, 5, 30) - place * 0.4 * day;
  return new Date(newest - index * 9 * day).toISOString();
}
