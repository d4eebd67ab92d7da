import { notificationsPage, type SiteLanguage } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { findEvent } from '../../notifications/notification-kinds.ts';
import { tellOfNotifications } from '../../notifications/notify.ts';
import { invalid, message, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import * as entries from './notifications.repository.ts';
import type {
  Notification,
  NotificationList,
  NotificationsQuery,
  ReadNotificationsBody,
} from './notifications.schemas.ts';

/** What accounts were told. */
export function createNotificationsService(db: Kysely<Tables>) {
  const unread = async (accountId: number) => ({
    count: await entries.countUnread(db, accountId),
  });

  return {
    unread,

    async list(
      accountId: number,
      language: SiteLanguage,
      { before, page_size = notificationsPage }: NotificationsQuery,
    ): Promise<NotificationList> {
      const limit = page_size + 1;
      const [found, { count }] = await Promise.all([
        entries.listEntries(db, accountId, { before, limit }),
        unread(accountId),
      ]);
      const shown = found.slice(0, page_size);
      return {
        results: shown.flatMap((entry) => notificationOf(entry, language)),
        next: found.length > page_size ? (shown.at(-1)?.id ?? null) : null,
        unread_count: count,
      };
    },

    /**
     * Marks one as read, or all up to one: what came later stays.
     * @returns how many are unread
     * @throws Refusal 404 for one of others, 400 where it is not said which
     */
    async markRead(accountId: number, { id, up_to: upTo }: ReadNotificationsBody) {
      if (id === undefined && upTo === undefined) throw invalid({ up_to: [message('required')] });
      await db.transaction().execute(async (transaction) => {
        if (id !== undefined && !(await entries.hasEntry(transaction, accountId, id))) {
          throw notFound();
        }
        const changed = [
          id !== undefined && (await entries.markRead(transaction, accountId, { id })),
          upTo !== undefined && (await entries.markRead(transaction, accountId, { upTo })),
        ];
        if (changed.includes(true)) await tellOfNotifications(transaction, accountId);
      });
      return unread(accountId);
    },
  };
}

/** None for an event of a later version, which this one has no words for. */
function notificationOf(entry: entries.Entry, language: SiteLanguage): Notification[] {
  const { id, event, times, isRead, created_at } = entry;
  const found = findEvent(event);
  if (!found) return [];
  const { kind, event: declared } = found;
  const [text, path] = [declared.text[language](entry), declared.path(entry)];
  return [{ id, kind, event, text, path, times, is_read: isRead, created_at }];
}

/** Deletes what was read long ago. */
export const forgetReadNotifications = (db: Kysely<Tables>): Promise<void> =>
  entries.deleteOldEntries(db);
