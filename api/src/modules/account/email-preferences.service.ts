import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { EmailPreferences } from './account.schemas.ts';
import { findEmailPreferences, saveEmailPreferences } from './email-preferences.repository.ts';

/** Which mails an account wants. Mails about its security are sent in any case. */
export const readEmailPreferences = (
  db: Kysely<Tables>,
  accountId: number,
): Promise<EmailPreferences> => findEmailPreferences(db, accountId);

/** Changes what is given. */
export const changeEmailPreferences = (
  db: Kysely<Tables>,
  accountId: number,
  changes: Partial<EmailPreferences>,
): Promise<EmailPreferences> => saveEmailPreferences(db, accountId, changes);
