import type { ApiTables } from 'api';
import { notFound } from 'api/sandbox';
import type { Kysely } from 'kysely';
import { findMail, listMails } from './mail.repository.ts';
import { mailListPage, mailPage } from './pages.ts';

/** The mails of the site as pages to read them. */
export function createSandboxMailService(db: Kysely<ApiTables>) {
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
