import { createHash } from 'node:crypto';
import { designerCatalogue, groupOfItem, itemLabel } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.ts';

export interface DesignerWishes {
  name?: string;
  specializations?: string[];
  city?: string;
  address?: string;
  bio?: string;
  year?: number;
  experience?: number;
  isVerified?: boolean;
  /** The smallest budget of a project, in whole rupees. */
  minimum?: number;
  posts?: number;
  styles?: string[];
}

let made = 0;

/** A designer with a profile and posts, as the tables have them. */
export async function makeDesigner(db: Kysely<Tables>, wishes: DesignerWishes = {}) {
  made += 1;
  const account = await db
    .insertInto('account')
    .values({
      email: `designer${made}@test.example`,
      username: `made-designer${made}`,
      password_hash: null,
      first_name: wishes.name ?? `Firm ${made}`,
      phone: null,
      bio: null,
      avatar_sha256: null,
      is_designer: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = wishes.specializations ?? ['apartments'];
  const profile = await db
    .insertInto('designer_profile')
    .values({
      account_id: account.id,
      is_verified: wishes.isVerified ?? true,
      specializations: ids,
      specializations_display: ids.map((id) => itemLabel(designerCatalogue, id)),
      specialization_groups: ids.map((id) => groupOfItem(designerCatalogue, id)?.label ?? ''),
      establishment_year: wishes.year ?? 2010,
      experience_years: wishes.experience ?? null,
      city: wishes.city ?? null,
      head_office_address: wishes.address ?? '1 Test Road',
      team_strength: 3,
      projects_completed: 4,
      spoc_name: 'Secret Contact',
      spoc_phone: '+91 99999 00000',
      portfolio_website: null,
      linkedin_profile: null,
      instagram_profile: null,
      min_project_size: 0,
      fee_range_min: null,
      fee_range_max: null,
      min_project_budget: wishes.minimum ?? null,
      styles: wishes.styles ?? [],
      bio: wishes.bio ?? 'A firm made for a test.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sha256 = await makeMedia(db);
  for (let index = 0; index < (wishes.posts ?? 1); index += 1) {
    await db
      .insertInto('instagram_post')
      .values({
        designer_id: profile.id,
        vendor_id: null,
        source_id: `post-${index}`,
        media_type: 'IMAGE',
        media_sha256: sha256,
        thumbnail_sha256: null,
        caption: `Post ${index}`,
        permalink: null,
        posted_at: new Date(Date.UTC(2026, 0, 1 + index)),
      })
      .execute();
  }
  return { id: profile.id, accountId: account.id };
}

async function makeMedia(db: Kysely<Tables>): Promise<string> {
  const sha256 = createHash('sha256').update('one picture').digest('hex');
  await db
    .insertInto('media')
    .values({
      sha256,
      extension: 'jpg',
      bytes: 10,
      width: 8,
      height: 10,
      dominant_color: '#aabbcc',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sha256;
}
