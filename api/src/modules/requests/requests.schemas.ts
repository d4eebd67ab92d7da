import {
  accountLimits,
  connectionLimits,
  connectionMessages,
  connectionProjectTypes,
} from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { type Faults, message } from '../../problems.ts';
import { nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { lastName } from '../auth/last-name.ts';
import { reviewStateOfClient } from '../reviews/client-reviews.schemas.ts';

const projectType = Type.Enum(connectionProjectTypes.map(({ id }) => id));

const optionalText = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }));

export const ConnectBody = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: accountLimits.nameMax }),
  ...lastName,
  email: Type.String({ format: 'email', minLength: 1, maxLength: accountLimits.emailMax }),
  phone: Type.String({
    minLength: 1,
    maxLength: accountLimits.phoneMax,
    format: 'phone',
    'x-messages': { format: connectionMessages.phoneInvalid },
  }),
  project_type: projectType,
  project_description: Type.Optional(
    Type.String({ maxLength: connectionLimits.descriptionMax, 'x-lines': true }),
  ),
  budget: Type.Integer({
    maximum: connectionLimits.budgetMax,
    description: "Whole rupees, at least the addressee's minimum",
  }),
  timeline: Type.String({ minLength: 1, maxLength: connectionLimits.timelineMax }),
  item: optionalText(connectionLimits.itemMax, 'What a vendor is asked for'),
  quantity: optionalText(connectionLimits.quantityMax, 'How much of it, in words'),
  delivery_place: optionalText(connectionLimits.deliveryPlaceMax, 'Where it is to be delivered'),
  designer: Type.Optional(nullableInteger('The addressee; either this or vendor')),
  vendor: Type.Optional(nullableInteger()),
  project: Type.Optional(nullableInteger('A project of the addressee that the request is about')),
  brief: Type.Optional(
    nullableInteger('An own brief; the addressee sees it as it is now, and later what changes'),
  ),
});
export type ConnectBody = Static<typeof ConnectBody>;

/** Exactly one addressee is named. */
export function addresseeFaults({ designer, vendor }: Partial<ConnectBody>): Faults {
  const hasOne = Number.isInteger(designer) !== Number.isInteger(vendor);
  return hasOne ? {} : { non_field_errors: [message('one_addressee')] };
}

const firm = {
  id: Type.Integer(),
  avatar: nullableText(),
  specialization: nullableText(),
  specializations_display: Type.Array(Type.String()),
  city: nullableText(),
  is_public: Type.Boolean({ description: 'Whether its page can be opened' }),
};

const request = {
  id: Type.Integer(),
  status: Type.Enum(['pending', 'approved', 'rejected', 'revoked', 'closed'], {
    description: 'closed: without an answer for 14 days',
  }),
  designer_details: Type.Union([Type.Object({ ...firm, full_name: Type.String() }), Type.Null()]),
  vendor_details: Type.Union([Type.Object({ ...firm, company_name: Type.String() }), Type.Null()]),
  project_type: projectType,
  timeline: Type.String(),
  budget: Type.Integer({ description: 'Whole rupees; 0 where it was left open' }),
  item: Type.String({
    description: 'What a vendor is asked for; empty in a request to a designer',
  }),
  quantity: Type.String(),
  delivery_place: Type.String(),
  project_description: Type.String(),
  project: Type.Union(
    [
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        to: nullableText('Path of its page; null while it shows nothing'),
      }),
      Type.Null(),
    ],
    {
      description: 'The project of the addressee that it is about; null also once that is deleted',
    },
  ),
  brief_version: nullableInteger(
    'Of the brief that was sent with it, which is read by the id of the request; null without one',
  ),
  conversation_id: nullableInteger('Of the conversation that its approval opened'),
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
};

/** A request as its sender sees it. */
export const ConnectionRequest = Type.Object(
  { ...request, review: reviewStateOfClient() },
  { $id: 'ConnectionRequest' },
);

/** A request as its addressee sees it: how to reach the client only once it is approved. */
export const ReceivedRequest = Type.Object(
  {
    ...request,
    client_details: Type.Object({
      first_name: Type.String(),
      last_name: Type.String(),
      avatar: nullableText(),
      email: nullableText(),
      phone: nullableText(),
      email_verified: Type.Boolean({
        description: "Whether the address is the account's own and verified",
      }),
    }),
  },
  { $id: 'ReceivedRequest' },
);

export const NewRequests = Type.Object({ count: Type.Integer() });
