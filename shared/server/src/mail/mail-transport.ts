import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail that is ready to be sent. */
interface OutgoingMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
}

export interface MailTransport {
  /** @throws when the mail could not be handed over; it may be tried again. */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes the file of a mail, where mails become files. */
  forget(mailId: number): Promise<void>;
  /** Whether mails go to a mail server, and not into files here. */
  readonly isExternal: boolean;
}

export interface MailTransportOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; undefined: mails become files. */
  smtpUrl: string | undefined;
  /** The sender, such as `Aangan <no-reply@aangan.example>`. */
  from: string;
  /** Folder of the .eml files. */
  directory: string;
}

const timeoutMs = 20_000;

/** Hands mails to the mail server of SMTP_URL, or without one puts them into files that a mail program opens. */
export function createMailTransport({
  smtpUrl,
  from,
  directory,
}: MailTransportOptions): MailTransport {
  /** The same at every try, so that a mail handed over twice is recognised as one. */
  const messageId = (id: number) => `<mail-${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`;
  const messageOf = ({ id, ...mail }: OutgoingMail) => ({
    ...mail,
    from,
    messageId: messageId(id),
    headers: { 'auto-submitted': 'auto-generated' },
  });
  if (smtpUrl !== undefined) {
    const server = createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    return {
      isExternal: true,
      forget: async () => undefined,
      send: async (mail) => {
        await server.sendMail(messageOf(mail));
      },
    };
  }
  const fileOf = (id: number) => path.join(directory, `${String(id).padStart(8, '0')}.eml`);
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    isExternal: false,
    forget: (id) => rm(fileOf(id), { force: true }),
    send: async (mail) => {
      const { message } = await writer.sendMail(messageOf(mail));
      const file = fileOf(mail.id);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
