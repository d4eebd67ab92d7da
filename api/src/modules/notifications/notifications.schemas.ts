import { maxNotificationsPage, notificationsPage } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { type Kind, kindNames } from '../../notifications/notification-kinds.ts';
import { nullableInteger } from '../../schemas/nullable.ts';
import { reference } from '../../schemas/reference.ts';
import { language } from '../auth/auth.schemas.ts';

const kind = () => Type.Unsafe<Kind>({ type: 'string', description: kindNames.join(', ') });
const entryId = () => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Something that an account is told. */
export const Notification = Type.Object(
  {
    id: Type.Integer({ description: 'Higher is newer' }),
    kind: kind(),
    event: Type.String({ description: 'What happened; later versions have more' }),
    text: Type.String({ description: 'One sentence, in the language that was asked for' }),
    path: Type.String({ description: 'Where it leads: a path of the site, without a language' }),
    times: Type.Integer({ description: 'How many it gathers, such as messages of a conversation' }),
    is_read: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'Notification' },
);
export type Notification = Static<typeof Notification>;

export const NotificationList = Type.Object(
  {
    results: Type.Array(reference(Notification), { description: 'Newest first' }),
    next: nullableInteger('`before` of the older ones; null where there are none'),
    unread_count: Type.Integer({ description: 'Of all, not only of these' }),
  },
  { $id: 'NotificationList' },
);
export type NotificationList = Static<typeof NotificationList>;

export const UnreadNotifications = Type.Object(
  { count: Type.Integer() },
  { $id: 'UnreadNotifications' },
);

/** The account's language where none is asked for. */
export const LanguageQuery = Type.Object({ language: Type.Optional(language) });

export const NotificationsQuery = Type.Object({
  language: Type.Optional(language),
  before: Type.Optional(entryId()),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxNotificationsPage, default: notificationsPage }),
  ),
});
export type NotificationsQuery = Static<typeof NotificationsQuery>;

export const ReadNotificationsBody = Type.Object({
  id: Type.Optional(entryId()),
  up_to: Type.Optional(entryId()),
});
export type ReadNotificationsBody = Static<typeof ReadNotificationsBody>;

const hour = (description: string) => Type.Integer({ minimum: 0, maximum: 23, description });
const quiet = {
  quiet_from: hour('The hour in India from which mails wait; none wait where both are the same'),
  quiet_to: hour('The hour in India until which mails wait'),
};

export const NotificationSettings = Type.Object(
  {
    kinds: Type.Array(
      Type.Object({
        kind: kind(),
        label: Type.String(),
        hint: Type.String({ description: 'When it is told' }),
        on_site: Type.Boolean(),
        by_mail: Type.Boolean(),
        is_required: Type.Boolean({ description: 'It is always told' }),
      }),
    ),
    ...quiet,
  },
  { $id: 'NotificationSettings' },
);
export type NotificationSettings = Static<typeof NotificationSettings>;

/** A change of one kind, of the quiet hours, or of both. A kind that is required stays as it is. */
export const NotificationSettingsBody = Type.Object({
  kind: Type.Optional(Type.Unsafe<Kind>({ type: 'string', enum: kindNames })),
  on_site: Type.Optional(Type.Boolean()),
  by_mail: Type.Optional(Type.Boolean()),
  quiet_from: Type.Optional(quiet.quiet_from),
  quiet_to: Type.Optional(quiet.quiet_to),
});
export type NotificationSettingsBody = Static<typeof NotificationSettingsBody>;
