import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';

/** A mail that is ready to be sent. */
interface OutgoingMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  /** Where a POST without signing in ends mails of this kind (RFC 8058). */
  endUrl?: string | undefined;
}

/** The stored claim on a mail, so that it is handed to the mail server only once, even if the process is killed. */
export interface MailClaim {
  /**
   * Called when the whole mail is sent, right before the line that makes the server accept it.
   * @returns false if the mail was handed over before
   * @throws if it is unknown whether the claim was stored; `giveBack` is then called
   */
  claim(): Promise<boolean>;
  /** Called if the server did not accept the mail: it may be sent again. Leaves the claim of another process alone. */
  giveBack(): Promise<void>;
}

export interface MailTransport {
  /**
   * Sends a mail, unless it was handed over before.
   * @throws if the mail was not handed over; a retry is safe.
   */
  send(mail: OutgoingMail, mailClaim: MailClaim): Promise<void>;
  /** Removes the file of a mail; does nothing if mails go to a server. */
  forget(mailId: number): Promise<void>;
  /** Whether mails go to a mail server instead of local files. */
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
  const messageOf = ({ id, endUrl, ...mail }: OutgoingMail) => ({
    ...mail,
    from,
    messageId: messageId(id),
    headers: {
      'auto-submitted': 'auto-generated',
      ...(endUrl !== undefined && {
        'list-unsubscribe': `<${endUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
  });
  if (smtpUrl !== undefined) {
    return {
      isExternal: true,
      forget: async () => undefined,
      send: async (mail, mailClaim) => {
        const server = createTransport({
          url: smtpUrl,
          connectionTimeout: timeoutMs,
          greetingTimeout: timeoutMs,
          socketTimeout: timeoutMs,
        });
        await sendClaimed(server, messageOf(mail), mailClaim);
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

/** Claims the mail when only the final line is left to send: on that line the server accepts the mail. */
async function sendClaimed(
  server: Transporter,
  message: SendMailOptions,
  mailClaim: MailClaim,
): Promise<void> {
  let claim: 'not yet' | 'unknown' | 'had' | 'refused' = 'not yet';
  async function* claimedAfter(lines: AsyncIterable<Buffer>) {
    yield* lines;
    claim = 'unknown';
    claim = (await mailClaim.claim()) ? 'had' : 'refused';
    if (claim === 'refused') throw new Error('The mail was handed over before.');
  }
  server.use('stream', ({ message: built }, done) => {
    const lines = built.createReadStream.bind(built);
    // The transport reads the stream only when the server is ready for the mail.
    built.createReadStream = () => Readable.from(claimedAfter(lines()), { objectMode: false });
    done();
  });
  const stateAtEnd = () => claim;
  try {
    await server.sendMail(message);
  } catch (error) {
    if (stateAtEnd() === 'refused') return;
    // After a lost connection nobody knows whether the server took the mail: it is not sent again.
    if (stateAtEnd() === 'had' && !isServersRefusal(error)) return;
    if (stateAtEnd() !== 'not yet') await mailClaim.giveBack();
    throw error;
  }
}

const isServersRefusal = (error: unknown) =>
  typeof (error as { responseCode?: unknown }).responseCode === 'number';
