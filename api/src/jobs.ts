import type { BlobStore, Database, Task } from '@aangan/server';
import type { ApiSettings } from './config.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { sendMail, sendMailTask } from './mail/send-mail.ts';
import { eraseAccount, eraseAccountTask } from './modules/account/deletion.service.ts';
import { passwordResetTask, sendPasswordReset } from './modules/auth/email-links.service.ts';
import type { Tables } from './tables.ts';

export interface ApiTasksOptions {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Folder of the .eml files when there is no mail server. */
  mailDirectory: string;
  settings: ApiSettings;
  /** Base of the links in mails, without a trailing slash. */
  publicUrl: string;
}

/** What the API does outside of requests: its tasks by their name. */
export function apiTasks(options: ApiTasksOptions): Record<string, Task> {
  const { database, blobs, mailDirectory, settings, publicUrl } = options;
  const transport = createMailTransport({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    directory: mailDirectory,
  });
  return {
    [sendMailTask]: async (payload) => {
      const { mailId } = payload as { mailId: number };
      await sendMail(database.kysely, transport, mailId);
    },
    [passwordResetTask]: async (payload) => {
      const { email } = payload as { email: string };
      await sendPasswordReset(database.kysely, email, publicUrl);
    },
    [eraseAccountTask]: async (payload) => {
      const { accountId } = payload as { accountId: number };
      await eraseAccount({ db: database.kysely, blobs, transport }, accountId);
    },
  };
}
