import { type SiteLanguage, siteLanguages } from '@aangan/domain';
import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type MailContent, renderMail } from './render-mail.ts';
import { sendMailTask } from './send-mail.ts';

const [{ code: defaultLanguage }] = siteLanguages;

interface MailOptions {
  /** When the mail is deleted, also where an erasure has left it; default: with its account. */
  forgetAt?: Date;
  /** Where mails of its kind are ended without signing in: a link in the mail, and a button of mail programs. */
  endUrl?: string;
  /** When it is sent at the earliest; default: now. */
  runAt?: Date;
}

/**
 * Stores a mail, in the language of its account, and the job that sends it. In a transaction it is sent only if the transaction commits, and
 * no request waits for a mail server. An account that has ended gets none, nor one that was made for a check.
 */
export async function putInOutbox(
  db: Kysely<Tables>,
  mail: MailContent,
  { forgetAt, endUrl, runAt }: MailOptions = {},
): Promise<void> {
  const language = mail.accountId === null ? mail.language : await languageOf(db, mail.accountId);
  if (mail.accountId !== null && language === undefined) return;
  const { subject: written, ...rest } = mail.texts[language ?? defaultLanguage];
  const subject = written.replace(/\s+/g, ' ');
  const { text, html } = renderMail({ ...rest, subject, endUrl }, language ?? defaultLanguage);
  const { id } = await db
    .insertInto('mail')
    .values({
      account_id: mail.accountId,
      recipient: mail.to,
      subject,
      body_text: text,
      body_html: html,
      forget_at: forgetAt ?? null,
      end_url: endUrl ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(db, sendMailTask, { mailId: id }, runAt ? { runAt } : {});
}

/**
 * The language of an account that gets mails; undefined for one that gets none. An erasure waits until the transaction
 * ends, and so deletes the mail.
 */
async function languageOf(
  db: Kysely<Tables>,
  accountId: number,
): Promise<SiteLanguage | undefined> {
  const account = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .where('check_until', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return account?.language;
}
