import type { components } from '@aangan/api-client/endpoints';
import { publicFirm } from '@aangan/firms/testing';
import { aPost } from '@aangan/ui/testing';

type Schemas = components['schemas'];

/** A verified designer with one post, with some fields overridden. */
export function aDesigner(
  parts: Partial<Schemas['DesignerProfile']> = {},
): Schemas['DesignerProfile'] {
  const id = parts.id ?? 1;
  return {
    ...publicFirm(id),
    full_name: `Studio ${id}`,
    is_architect: false,
    specialization: 'villas',
    specializations: ['villas'],
    specializations_display: ['Villas & Farmhouses'],
    all_specializations: ['villas'],
    min_project_size: 1200,
    min_project_budget: 1_500_000,
    fee_range_min: 900,
    fee_range_max: 1800,
    instagram_posts: [aPost()],
    portfolio_posts: [],
    styles: [],
    bio: 'We build quiet houses around light. Every wall earns its place.',
    portfolio_website: 'https://studio.example',
    linkedin_profile: 'https://www.linkedin.com/company/studio',
    instagram_profile: 'https://www.instagram.com/studio',
    principal_architects: [],
    quoted_and_final: null,
    ...parts,
  };
}

/** A client's pending request to a designer, with some fields overridden. */
export function aRequest(
  parts: Partial<Schemas['ConnectionRequest']> = {},
): Schemas['ConnectionRequest'] {
  return {
    id: 1,
    status: 'pending',
    designer_details: {
      id: 7,
      full_name: 'Studio Aangan',
      avatar: null,
      specialization: 'villas',
      specializations_display: ['Villas & Farmhouses'],
      city: 'Jaipur',
      is_public: true,
    },
    vendor_details: null,
    project_type: 'residential',
    timeline: '1–3 months',
    budget: 1_800_000,
    item: '',
    quantity: '',
    delivery_place: '',
    project_description: 'A house around a courtyard.',
    project: null,
    brief_version: null,
    conversation_id: null,
    review: null,
    created_at: '2026-11-01T09:30:00.000Z',
    updated_at: '2026-11-01T09:30:00.000Z',
    ...parts,
  };
}

/** A principal architect of Studio 7, with some fields overridden. */
export function anArchitect(
  parts: Partial<Schemas['PrincipalArchitect']> = {},
): Schemas['PrincipalArchitect'] {
  return {
    id: 3,
    name: 'Meera Iyer',
    experience_years: 18,
    years_in_business: 14,
    bio: 'Meera draws houses that keep the heat out and let the evening in.',
    linkedin_profile: null,
    portfolio_website: null,
    registration_checked_on: null,
    designer: { id: 7, user_id: 107, full_name: 'Studio 7', avatar: null, specialization: null },
    ...parts,
  };
}

/** The same request as the receiving firm sees it, from a client whose email is verified. */
export function aReceivedRequest(
  parts: Partial<Schemas['ReceivedRequest']> = {},
  client: Partial<Schemas['ReceivedRequest']['client_details']> = {},
): Schemas['ReceivedRequest'] {
  return {
    ...aRequest(),
    ...parts,
    client_details: {
      first_name: 'Asha',
      last_name: 'Rao',
      avatar: null,
      email: null,
      phone: null,
      email_verified: true,
      ...client,
    },
  };
}
