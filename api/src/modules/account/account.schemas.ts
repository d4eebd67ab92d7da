import { accountLimits } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { nullable } from '../../schemas/nullable.ts';
import { email, givenPassword, language, newPassword } from '../auth/auth.schemas.ts';
import { lastName } from '../auth/last-name.ts';

export const UpdateAccountBody = Type.Object({
  first_name: Type.Optional(Type.String({ minLength: 1, maxLength: accountLimits.nameMax })),
  last_name: Type.Optional(lastName.last_name),
  has_one_name: lastName.has_one_name,
  phone: Type.Optional(
    nullable(Type.String({ format: 'phone', maxLength: accountLimits.phoneMax })),
  ),
  bio: Type.Optional(nullable(Type.String({ maxLength: accountLimits.bioMax, 'x-lines': true }))),
  language: Type.Optional(language),
});
export type UpdateAccountBody = Static<typeof UpdateAccountBody>;

export const ChangeEmailBody = Type.Object({ email, password: givenPassword });
export type ChangeEmailBody = Static<typeof ChangeEmailBody>;

export const ChangePasswordBody = Type.Object({
  current_password: givenPassword,
  password: newPassword,
});
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

export const DeleteAccountBody = Type.Object({ password: givenPassword });

export const EmailPreferences = Type.Object(
  {
    requests: Type.Boolean({
      description: 'Mails about new connection requests and about answers to the own ones',
    }),
    reviews: Type.Boolean({ description: 'Mails about new reviews of the own listing' }),
    messages: Type.Boolean({
      description: 'Mails about messages that were not read for ten minutes, at most one an hour',
    }),
    at_night: Type.Boolean({
      description: 'Whether mails about messages are sent from 22 to 8 in India too',
    }),
  },
  { $id: 'EmailPreferences' },
);
export type EmailPreferences = Static<typeof EmailPreferences>;

export const EmailPreferencesBody = Type.Object({
  requests: Type.Optional(Type.Boolean()),
  reviews: Type.Optional(Type.Boolean()),
  messages: Type.Optional(Type.Boolean()),
  at_night: Type.Optional(Type.Boolean()),
});

export const Session = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    device: Type.String({ description: 'Such as "Chrome on Android"' }),
    created_at: Type.String({ format: 'date-time' }),
    last_used_at: Type.String({ format: 'date-time' }),
    is_current: Type.Boolean(),
  },
  { $id: 'Session' },
);
export type Session = Static<typeof Session>;
