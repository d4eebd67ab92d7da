import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { findSettings, saveSettings } from '../notifications/settings.service.ts';
import type { EmailPreferences } from './account.schemas.ts';

type Db = Kysely<Tables>;

/** What releases of before ask of the notification settings. */
export async function readEmailPreferences(db: Db, accountId: number): Promise<EmailPreferences> {
  const settings = await findSettings(db, accountId);
  const wants = (kind: string) => !settings?.offMail.includes(kind);
  return {
    requests: wants('requests'),
    reviews: wants('reviews'),
    messages: wants('messages'),
    at_night: settings !== undefined && settings.quiet_from === settings.quiet_to,
  };
}

/** Changes what is given. Hours that an account has chosen stay where mails at night are not wanted. */
export async function changeEmailPreferences(
  db: Db,
  accountId: number,
  { at_night: isAtNight, ...byMail }: Partial<EmailPreferences>,
): Promise<EmailPreferences> {
  const { at_night: wasAtNight } = await readEmailPreferences(db, accountId);
  const hours = isAtNight ? { quietFrom: 0, quietTo: 0 } : { quietFrom: 22, quietTo: 8 };
  const changesHours = isAtNight !== undefined && isAtNight !== wasAtNight;
  await saveSettings(db, accountId, { byMail, ...(changesHours && hours) });
  return readEmailPreferences(db, accountId);
}
