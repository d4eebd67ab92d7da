import { Type } from 'typebox';
import { nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';

const event = {
  id: Type.String(),
  kind: Type.String({ description: 'Such as "signed-in"; later versions may have further ones' }),
  network: nullableText('Of the caller’s address: /24 of IPv4, /48 of IPv6'),
  device: nullableText('Such as "Chrome on Android"'),
  times: Type.Integer({ description: 'How often, within an hour, where that is counted' }),
  reason: nullableText('What an operator wrote'),
  happened_at: Type.String({ format: 'date-time' }),
  proved_by: nullableText(
    'How the operator had proved it, for what needs a proof: "passkey", "app" …',
  ),
};

export const OwnEvent = Type.Object(event, { $id: 'OwnEvent' });

const party = Type.Union([
  Type.Object({ id: Type.Integer(), name: Type.String(), email: Type.String() }),
  Type.Null(),
]);

export const AuditEvent = Type.Object(
  { ...event, account: party, operator: party },
  { $id: 'AuditEvent' },
);

export const AuditEventPage = pageOf(reference(AuditEvent), 'AuditEventPage');
