import type { components } from '@aangan/api-client/endpoints';

type Schemas = components['schemas'];

/** A design firm's account as operators see it, with some fields overridden. */
export function anOperatorAccount(
  parts: Partial<Schemas['OperatorAccount']> = {},
): Schemas['OperatorAccount'] {
  return {
    id: 7,
    name: 'Studio Aangan',
    email: 'studio@example.in',
    email_verified: true,
    phone: '+91 98200 12345',
    is_designer: true,
    is_architect: false,
    is_vendor: false,
    is_staff: false,
    is_suspended: false,
    suspended_reason: null,
    created_at: '2026-11-01T06:30:00.000Z',
    has_factor: false,
    factor_reset_by: null,
    profile: {
      kind: 'designer',
      id: 11,
      is_verified: false,
      contact_name: 'Kavita Menon',
      contact_phone: '+91 98860 11223',
    },
    ...parts,
  };
}

/** A profile that waits for verification, with some fields overridden. */
export function aListing(parts: Partial<Schemas['Listing']> = {}): Schemas['Listing'] {
  return {
    kind: 'designer',
    id: 11,
    name: 'Studio Aangan',
    specializations_display: ['Villas & Farmhouses', 'Heritage & Restoration'],
    head_office_address: '12 Hill Road, Bandra West, Mumbai 400050',
    city: 'Mumbai',
    establishment_year: 2012,
    bio: 'Rooms around courtyards.',
    website: 'https://studio.example',
    linkedin_profile: null,
    instagram_profile: null,
    posts_count: 6,
    items_count: 12,
    is_verified: false,
    sent_back: null,
    created_at: '2026-11-03T06:30:00.000Z',
    updated_at: '2026-11-03T06:30:00.000Z',
    account: anOperatorAccount(),
    ...parts,
  };
}

/** A hard review of a vendor that was reported, with some fields overridden. */
export function aReportedReview(
  parts: Partial<Schemas['ReportedReview']> = {},
): Schemas['ReportedReview'] {
  return {
    id: 21,
    vendor: 5,
    vendor_name: 'Tile House',
    designer_name: 'Studio Fern',
    by: 'designer',
    firm: { kind: 'vendor', id: 5, name: 'Tile House' },
    author_name: 'Studio Fern',
    pictures: [],
    rating: 2,
    title: 'Clinic waiting room',
    review_text: 'Three weeks late, and the number of their painter is 12345.',
    communication_rating: 2,
    value_rating: 2,
    would_recommend: false,
    created_at: '2026-11-02T06:30:00.000Z',
    edited_at: null,
    status: 'shown',
    waits_for: [],
    hidden_why: null,
    answer: null,
    reports: [
      {
        id: 31,
        reason: 'personal-data',
        text: 'That is his private number.',
        reporter_name: 'Tile House',
        created_at: '2026-11-04T06:30:00.000Z',
      },
    ],
    ...parts,
  };
}

/** A message of a firm that was reported, after one of the client, with some fields overridden. */
export function aReportedMessage(
  parts: Partial<Schemas['ReportedMessage']> = {},
): Schemas['ReportedMessage'] {
  const message = (sequence: number, side: 'client' | 'firm', text: string) => ({
    id: `00000000-0000-4000-8000-00000000000${sequence}`,
    sequence,
    side,
    text,
    is_removed: false,
    about: null,
    created_at: '2026-11-02T06:30:00.000Z',
    attachments: [],
  });
  return {
    conversation_id: 41,
    message: message(2, 'firm', 'Pay half of it in cash.'),
    author: { account_id: 7, name: 'Studio Fern', is_active: true },
    before: [message(1, 'client', 'What does it cost?')],
    reports: [
      {
        id: 51,
        reason: 'fraud',
        text: 'They never asked for it before.',
        reporter_name: 'Meera Nair',
        created_at: '2026-11-04T06:30:00.000Z',
      },
    ],
    decision: null,
    ...parts,
  };
}

/** A sign-in of a design firm, as operators see it, with some fields overridden. */
export function anAuditEvent(parts: Partial<Schemas['AuditEvent']> = {}): Schemas['AuditEvent'] {
  return {
    id: 'e1',
    kind: 'signed-in',
    network: '203.0.113.0/24',
    device: 'Firefox on Linux',
    times: 1,
    reason: null,
    happened_at: '2026-11-21T06:30:00.000Z',
    account: { id: 7, name: 'Studio Aangan', email: 'studio@example.in' },
    operator: null,
    proved_by: null,
    ...parts,
  };
}

export function aPictureMatch(
  parts: Partial<Schemas['PictureMatch']> = {},
): Schemas['PictureMatch'] {
  const thing = (id: number, name: string, published_at: string) => ({
    firm: { kind: 'designer' as const, id, name },
    title: 'Veranda',
    picture: `/api/media/${String(id).repeat(64)}.jpg`,
    published_at,
    is_hidden: false,
  });
  return {
    id: 31,
    distance: 7,
    found_at: '2026-11-02T06:30:00.000Z',
    confirmed_at: '2026-11-02T06:30:00.000Z',
    earlier: thing(5, 'Studio Fern', '2026-03-04T06:30:00.000Z'),
    later: thing(6, 'Studio Moss', '2026-11-02T06:30:00.000Z'),
    decision: null,
    ...parts,
  };
}

export function givenEvidence(
  parts: Partial<Schemas['GivenEvidence']> = {},
): Schemas['GivenEvidence'] {
  return {
    id: 41,
    version: 3,
    kind: 'gstin',
    number: '27AAPFU0939F1ZV',
    holder_name: null,
    status: 'waiting',
    given_at: '2026-11-02T06:30:00.000Z',
    renamed_from: null,
    document: null,
    checked_on: null,
    checked_where: null,
    checked_until: null,
    refused_why: null,
    firm: {
      kind: 'designer',
      id: 5,
      name: 'Studio Fern',
      city: 'Mumbai',
      is_verified: true,
      email: 'fern@example.in',
    },
    firm_state: 'Maharashtra',
    also_given_by: [],
    ...parts,
  };
}
