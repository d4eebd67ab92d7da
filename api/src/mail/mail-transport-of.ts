import { createMailTransport, type MailTransport } from '@aangan/server';
import type { ApiSettings } from '../config.ts';

export interface MailPlaces {
  settings: Pick<ApiSettings, 'smtpUrl' | 'mailFrom'>;
  /** Folder of the .eml files when there is no mail server. */
  mailDirectory: string;
}

/** How the API's mails leave. */
export const mailTransportOf = ({ settings, mailDirectory }: MailPlaces): MailTransport =>
  createMailTransport({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    directory: mailDirectory,
  });
