import { groupOfItem, itemLabel, vendorCatalogue } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.ts';

export interface VendorWishes {
  name?: string;
  specializations?: string[];
  city?: string;
  isVerified?: boolean;
  /** The smallest order, in whole rupees. */
  minimum?: number;
  serviceAreas?: string;
}

let made = 0;

/** A vendor with a profile and no posts, as the tables have it. */
export async function makeVendor(db: Kysely<Tables>, wishes: VendorWishes = {}) {
  made += 1;
  const account = await db
    .insertInto('account')
    .values({
      email: `vendor${made}@test.example`,
      username: `made-vendor${made}`,
      password_hash: null,
      first_name: wishes.name ?? `Supplier ${made}`,
      phone: null,
      bio: null,
      avatar_sha256: null,
      is_vendor: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = wishes.specializations ?? ['paint'];
  const profile = await db
    .insertInto('vendor_profile')
    .values({
      account_id: account.id,
      is_verified: wishes.isVerified ?? true,
      vendor_type: 'manufacturer',
      specializations: ids,
      specializations_display: ids.map((id) => itemLabel(vendorCatalogue, id)),
      specialization_groups: ids.map((id) => groupOfItem(vendorCatalogue, id)?.label ?? ''),
      establishment_year: 2010,
      experience_years: null,
      city: wishes.city ?? null,
      head_office_address: '1 Market Road',
      team_strength: 3,
      projects_completed: 4,
      spoc_name: 'Secret Contact',
      spoc_phone: '+91 99999 00000',
      website: null,
      linkedin_profile: null,
      instagram_profile: null,
      min_order_value: wishes.minimum ?? 5000,
      service_areas: wishes.serviceAreas ?? null,
      lead_time: null,
      certifications: '[{"name":"ISO 9001"}]',
      bio: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: profile.id, accountId: account.id };
}
