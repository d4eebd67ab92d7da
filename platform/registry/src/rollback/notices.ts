import { createHmac } from 'node:crypto';
import { addJob, type MailClaim, type MailTransport, type Task } from '@aangan/server';
import type { Kysely } from 'kysely';
import {
  type AdvisoryNotice,
  addressOf,
  advisoryMailTask,
  advisoryText,
  advisoryWebhookTask,
} from '../advisories/advisory-notices.ts';
import { nextNoticeId } from '../notices/notice-id-repository.ts';
import {
  type NoticeText,
  type PausedRollout,
  pauseTask,
  textOfPause,
} from '../notices/pause-notice.ts';
import type { Tables } from '../tables.ts';
import type { AutomaticRollback } from './automatic-rollback.ts';

const mailTask = 'tell-team-of-rollback';
const webhookTask = 'call-webhook-of-rollback';

/** A rollback with an id by which a notice that is sent twice can be recognised. */
interface Notice {
  id: number;
  rollback: AutomaticRollback;
}

/** Adds the jobs that send notices of a rollback: they exist only if the transaction is committed. */
export async function addNotices(db: Kysely<Tables>, rollback: AutomaticRollback): Promise<void> {
  const notice: Notice = { id: await nextNoticeId(db), rollback };
  await addJob(db, mailTask, notice);
  await addJob(db, webhookTask, notice);
}

export interface NoticeOptions {
  mail: MailTransport;
  /** What is kept of the mails that were handed over, by their id. */
  mailClaimOf: (id: number) => MailClaim;
  /** Team → its address; `*` for teams that are not named and for the shell. */
  teamMails: Readonly<Record<string, string>>;
  /** Where rollbacks are posted to; only this address is ever called. */
  webhook?: { url: string; secret: string } | undefined;
}

/** How long the webhook may take, in milliseconds. */
const timeoutMs = 10_000;

/** The jobs of the registry by their name. A job that throws is tried again later. */
export function noticeTasks(options: NoticeOptions): Record<string, Task> {
  const { mail, mailClaimOf, teamMails, webhook } = options;
  const tellTeams = async (id: number, of: PausedRollout['releases'], text: NoticeText) => {
    const addresses = of.map(({ team }) => addressOf(teamMails, team));
    for (const [index, to] of [...new Set(addresses)].entries()) {
      const message = { id: id + index, ...text, html: undefined };
      if (to) await mail.send({ ...message, to }, mailClaimOf(message.id));
    }
  };
  return {
    [mailTask]: async (payload) => {
      const { id, rollback } = payload as Notice;
      await tellTeams(id, rollback.releases, textOf(rollback));
    },
    [pauseTask]: async (payload) => {
      const { id, paused } = payload as { id: number; paused: PausedRollout };
      await tellTeams(id, paused.releases, paused.mail ?? textOfPause(paused));
    },
    [webhookTask]: async (payload) => {
      const { id, rollback } = payload as Notice;
      await call(webhook, { id, type: 'automatic-rollback', ...rollback });
    },
    [advisoryMailTask]: async (payload) => {
      const notice = payload as AdvisoryNotice;
      const to = addressOf(teamMails, notice.team);
      const message = { id: notice.id, ...advisoryText(notice), html: undefined };
      if (to) await mail.send({ ...message, to }, mailClaimOf(notice.id));
    },
    [advisoryWebhookTask]: async (payload) => {
      await call(webhook, { type: 'advisories', ...(payload as AdvisoryNotice) });
    },
  };
}

async function call(webhook: NoticeOptions['webhook'], notice: object): Promise<void> {
  if (!webhook) return;
  const body = JSON.stringify(notice);
  const response = await fetch(webhook.url, {
    method: 'POST',
    body,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'x-aangan-signature': signatureOf(body, webhook.secret),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}

/** HMAC-SHA256 of the body, in hex: how the receiver knows that the call is the platform's. */
function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

function textOf({ channel, isCanary, releases, why }: AutomaticRollback): NoticeText {
  const what = releases
    .map(({ name, from, to }) => `${name}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`)
    .join('\n');
  const done = isCanary ? 'ended a canary' : 'rolled a release back';
  const names = [...new Set(releases.map(({ name }) => name))];
  return {
    subject: `${channel}: the platform has ${done} of ${names.join(', ')}`,
    text: `The platform has ${done} on ${channel}:\n\n${what}\n\n${why}\n\nWhat failed: ${names
      .map((name) => `aangan errors ${name} --channel ${channel}`)
      .join('\n')}\nThe history: aangan history --channel ${channel}\n`,
  };
}
