import { type EvidenceKind, evidenceKinds } from '@aangan/domain';
import { Type } from 'typebox';
import { InstagramPost } from './instagram-post.ts';
import { nullable, nullableInteger, nullableText } from './nullable.ts';
import { reference } from './reference.ts';

/** What a listing shows of designers and vendors alike. */
export const firmCard = {
  id: Type.Integer(),
  user_id: Type.Integer(),
  avatar: nullableText('Path of the picture on this origin'),
  city: nullableText(),
  head_office_address: Type.String(),
  is_verified: Type.Boolean(),
  rating: Type.Number({ description: '0 to 5, one decimal; 0 without ratings' }),
  reviews_count: Type.Integer(),
  establishment_year: nullableInteger(),
  years_in_business: nullableInteger('The current year minus the establishment year, at least 0'),
  experience_years: nullableInteger('As given, else the years in business'),
  team_strength: Type.Integer(),
  projects_completed: Type.Integer(),
  away_until: nullable(
    Type.String({
      format: 'date',
      description: 'The day in India on which it is back from being away',
    }),
  ),
  usual_answer_hours: nullableInteger(
    'Within how many hours of the day (8 to 22 in India) it usually answers a request: the median of the first answers of 30 days, rounded up; null below five',
  ),
  specialization: nullableText('Id of the first specialization'),
  specializations: Type.Array(Type.String(), { description: 'Ids of the catalogue' }),
  specializations_display: Type.Array(Type.String(), { description: 'Their labels, in order' }),
  all_specializations: Type.Array(Type.String(), { description: 'The same ids' }),
  instagram_posts: Type.Array(reference(InstagramPost), { description: 'Newest first' }),
  portfolio_posts: Type.Array(reference(InstagramPost), {
    description:
      'The first of its portfolio in its own order, with the fields of a post; the caption is the title',
  }),
};

/** That an operator has checked a registration of a firm, and when. */
export const EvidenceCheck = Type.Object(
  {
    kind: Type.Enum(evidenceKinds.map(({ id }) => id) as [EvidenceKind, ...EvidenceKind[]]),
    checked_on: Type.String({ format: 'date' }),
  },
  { $id: 'EvidenceCheck' },
);
const evidenceChecks = Type.Array(reference(EvidenceCheck), {
  description: 'What operators have checked and what has not run out, the last of each kind',
});

/** What a public page shows of designers and vendors alike, and a listing does not. */
export const firmProfile = {
  checks: evidenceChecks,
  quoted_and_final: Type.Union(
    [
      Type.Object({
        jobs_count: Type.Integer({ description: 'At least 3' }),
        percent_min: Type.Integer({ description: 'Of what was quoted, in the cheapest of them' }),
        percent_max: Type.Integer(),
      }),
      Type.Null(),
    ],
    {
      description:
        'What the jobs cost that have ended, compared with their quotes, as their clients have confirmed it; null below three',
    },
  ),
};

export const InstagramConnection = Type.Object(
  {
    is_connected: Type.Boolean(),
    needs_reconnect: Type.Boolean({
      description: 'Instagram does not accept the connection any more: connect again',
    }),
    username: nullableText('On Instagram'),
    connected_at: nullableText(),
    synced_at: nullableText('When the posts were last compared with Instagram'),
    is_capped: Type.Boolean({ description: 'Instagram has more posts than are imported' }),
    importing: Type.Integer({ description: 'Imported posts that are shown once they are copied' }),
    failed: Type.Integer({
      description: 'Imported posts that could not be copied; the next sync tries again',
    }),
  },
  { $id: 'InstagramConnection' },
);

export const SentBack = Type.Object({
  why: Type.String({ description: 'The operator’s words' }),
  at: Type.String({ format: 'date-time' }),
});

/** What only the firm itself sees of its profile. */
export const ownFacts = {
  instagram: reference(InstagramConnection),
  sent_back: Type.Union([SentBack, Type.Null()], {
    description:
      'Why an operator sent the profile back; null once it was changed since, or is verified',
  }),
  updated_at: Type.String({
    format: 'date-time',
    description: 'When the firm last changed it; `version` of a save',
  }),
  saves_90_days: Type.Integer({
    description:
      'Accounts, without the own, that saved the firm or something it shows in the last 90 days',
  }),
  verified_at: nullableText('When an operator verified the profile; null while it is not verified'),
  spoc_name: Type.String({ description: 'Contact person' }),
  spoc_phone: Type.String(),
};

export const rupees = (what: string) => nullableInteger(`${what}, whole rupees`);
