import type { BlobStore, Database, Task } from '@aangan/server';
import type { ApiSettings } from './config.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { sendMail, sendMailTask } from './mail/send-mail.ts';
import type { Tables } from './tables.ts';

export interface ApiTasksOptions {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Folder of the .eml files when there is no mail server. */
  mailDirectory: string;
  settings: ApiSettings;
}

/** What the API does outside of requests: its tasks by their name. */
export function apiTasks(options: ApiTasksOptions): Record<string, Task> {
  const { database, mailDirectory, settings } = options;
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
  };
}
