import { operatorLimits } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { SentBack } from '../../schemas/firm.ts';
import { nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';

const kind = Type.Enum(['designer', 'vendor']);

export const OperatorAccount = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    email_verified: Type.Boolean(),
    phone: nullableText(),
    is_designer: Type.Boolean(),
    is_architect: Type.Boolean(),
    is_vendor: Type.Boolean(),
    is_staff: Type.Boolean(),
    is_suspended: Type.Boolean(),
    suspended_reason: nullableText(),
    created_at: Type.String({ format: 'date-time' }),
    has_factor: Type.Boolean({ description: 'Whether it has a passkey or an authenticator app' }),
    factor_reset_by: nullableInteger(
      'The operator who has asked for these to be removed, within a day; another one has to agree',
    ),
    profile: Type.Union([
      Type.Object({
        kind,
        id: Type.Integer(),
        is_verified: Type.Boolean(),
        contact_name: Type.String({ description: 'The contact person of the firm' }),
        contact_phone: Type.String(),
      }),
      Type.Null(),
    ]),
  },
  { $id: 'OperatorAccount' },
);
export type OperatorAccount = Static<typeof OperatorAccount>;

export const Listing = Type.Object(
  {
    kind,
    id: Type.Integer(),
    name: Type.String(),
    specializations_display: Type.Array(Type.String()),
    head_office_address: Type.String(),
    city: nullableText(),
    establishment_year: Type.Integer(),
    bio: Type.String(),
    website: nullableText(),
    linkedin_profile: nullableText(),
    instagram_profile: nullableText(),
    posts_count: Type.Integer(),
    items_count: Type.Integer({ description: 'Of its portfolio' }),
    is_verified: Type.Boolean(),
    sent_back: Type.Union([SentBack, Type.Null()], {
      description: 'What an operator sent it back with last; null once it is verified',
    }),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
    account: reference(OperatorAccount),
  },
  { $id: 'Listing' },
);

export const ListingPage = pageOf(reference(Listing), 'ListingPage');
export const OperatorAccountPage = pageOf(reference(OperatorAccount), 'OperatorAccountPage');

export const ArchitectBody = Type.Object({ is_architect: Type.Boolean() });
export const SendBackBody = Type.Object({
  why: Type.String({ minLength: 1, maxLength: operatorLimits.reasonMax, 'x-lines': true }),
});
export const SuspensionBody = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: operatorLimits.reasonMax, 'x-lines': true }),
});
