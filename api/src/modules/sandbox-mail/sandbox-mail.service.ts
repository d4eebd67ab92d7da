import type { Kysely } from 'kysely';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { findMail, listMails } from './sandbox-mail.repository.ts';
import { mailListPage, mailPage } from './sandbox-mail-page.ts';

/** The mails of the site as pages to read them. */
export function createSandboxMailService(db: Kysely<Tables>) {
  return {
    listPage: async (): Promise<string> => mailListPage(await listMails(db)),

    /** @throws Refusal 404 */
    async mailPage(id: number): Promise<string> {
      const mail = await findMail(db, id);
      if (!mail) throw notFound();
      return mailPage(mail);
    },
  };
}
