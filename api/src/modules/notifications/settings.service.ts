import type { SiteLanguage } from '@aangan/domain';
import type { Kysely } from 'kysely';
import {
  endableKinds,
  type Kind,
  kindNames,
  kindOf,
} from '../../notifications/notification-kinds.ts';
import type { Tables } from '../../tables.ts';
import type { NotificationSettings, NotificationSettingsBody } from './notifications.schemas.ts';
import {
  findSettings,
  type Settings,
  type SettingsChange,
  saveSettings,
} from './settings.repository.ts';

type Db = Kysely<Tables>;

export { findSettings, saveSettings } from './settings.repository.ts';

const everything: Settings = { offSite: [], offMail: [], quiet_from: 22, quiet_to: 8 };

/** What an account wants to be told, and how; everything until it says otherwise. */
export async function readSettings(
  db: Db,
  accountId: number,
  language: SiteLanguage,
): Promise<NotificationSettings> {
  const found = (await findSettings(db, accountId)) ?? everything;
  const { offSite, offMail, quiet_from, quiet_to } = found;
  const kinds = kindNames.map((kind) => {
    const { label, hint, isRequired = false } = kindOf(kind);
    return {
      kind,
      label: label[language],
      hint: hint[language],
      on_site: isRequired || !offSite.includes(kind),
      by_mail: isRequired || !offMail.includes(kind),
      is_required: isRequired,
    };
  });
  return { kinds, quiet_from, quiet_to };
}

/** Changes what is given. */
export async function changeSettings(
  db: Db,
  accountId: number,
  { kind, on_site, by_mail, quiet_from, quiet_to }: NotificationSettingsBody,
): Promise<void> {
  const isEndable = kind !== undefined && endableKinds.includes(kind);
  const change: SettingsChange = {
    ...(isEndable && on_site !== undefined && { onSite: { [kind]: on_site } }),
    ...(isEndable && by_mail !== undefined && { byMail: { [kind]: by_mail } }),
    quietFrom: quiet_from,
    quietTo: quiet_to,
  };
  await saveSettings(db, accountId, change);
}

/** Ends mails of a kind; an account that has ended gets none anyway. */
export async function endMails(
  db: Db,
  { accountId, kind }: { accountId: number; kind: Kind },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const language = await languageOf(transaction, accountId);
    if (language) await saveSettings(transaction, accountId, { byMail: { [kind]: false } });
  });
}

/** Undefined for an account that has ended; an erasure waits until the transaction ends. */
export async function languageOf(db: Db, accountId: number): Promise<SiteLanguage | undefined> {
  const account = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return account?.language;
}
