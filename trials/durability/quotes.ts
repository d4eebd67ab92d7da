import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quote } from '@aangan/domain/quotes';
import type pg from 'pg';
import { wholeQuote } from '../../api/test/quotes/quote-calls.ts';
import type { Ledger } from './ledger.ts';
import { type Sent, send } from './send.ts';
import { newKey, type Target, untilDone, type Writer } from './until-done.ts';

/** Firms and clients of the demo data that have a conversation, which the browsers of the trial do not write in. */
const pairs = [
  { firm: 'rasoi.modular', client: 'client' },
  { firm: 'designer', client: 'rohan.malhotra' },
] as const;
/** A quote may have 100 versions. */
const versionsMax = 90;

interface OwnQuote {
  id: number;
  status: string;
  version: number;
  draft: { revision: number; content: Quote; is_sent: boolean } | null;
}

const open = new Map<string, OwnQuote>();

/** Lets all of them sign in: most accounts of the demo data have no password. */
export async function givePasswords(database: Pick<pg.Client, 'query'>): Promise<void> {
  const emails = pairs
    .flatMap(({ firm, client }) => [firm, client])
    .map((name) => `${name}@aangan.test`);
  await database.query('set search_path to marketplace, public');
  await database.query(
    `update account set password_hash = (select password_hash from account where email = 'client@aangan.test')
      where password_hash is null and email = any($1)`,
    [emails],
  );
}

/** A version of a quote that a firm writes and sends, and that the client declines, or at last accepts. */
export const quote: Writer = async (site, ledger) => {
  const pair = pairs[randomInt(pairs.length)] ?? pairs[0];
  const firm = await site.tokenOf(pair.firm);
  const begun = open.get(pair.firm) ?? (await begin(site, ledger, firm));
  if (!begun) return;
  open.set(pair.firm, begun);
  const path = `/api/quotes/${begun.id}/`;
  const act = (token: string, step: Step) => untilReached(site, ledger, { path, token, ...step });
  const status = `quote.status.${begun.id}`;
  const title = `Kitchen ${randomBytes(8).toString('hex')}`;

  const saved = await act(firm, {
    what: 'saveQuoteDraft',
    method: 'PUT',
    below: 'draft/',
    body: ({ draft }) => ({ revision: draft?.revision, content: wholeQuote({ title }) }),
    isReached: ({ draft }) => draft?.content.title === title,
  });
  if (!saved) return;
  ledger.try('version', title);
  ledger.tryValue(status, 'sent');
  const sent = await act(firm, {
    what: 'sendQuote',
    below: 'send/',
    body: ({ draft }) => ({ revision: draft?.revision }),
    isReached: (now) => now.status === 'sent' && now.draft?.is_sent === true,
  });
  if (!sent) return;
  ledger.acknowledge('version', title);
  ledger.acknowledgeValue(status, 'sent');

  const isLast = sent.version >= versionsMax || randomInt(20) === 0;
  const decided = isLast ? 'accepted' : 'declined';
  ledger.tryValue(status, decided);
  const answered = await act(await site.tokenOf(pair.client), {
    what: `${decided} quote`,
    below: isLast ? 'accept/' : 'decline/',
    body: () => ({ version: sent.version }),
    isReached: (now) => now.status === decided,
  });
  if (!answered) return;
  ledger.acknowledgeValue(status, decided);
  if (isLast) open.delete(pair.firm);
};

/** The next quote of a firm, in the conversation that it has with its client; undefined where it has as many as it may. */
async function begin(site: Target, ledger: Ledger, token: string): Promise<OwnQuote | undefined> {
  const listed = await send(`${site.origin()}/api/conversations/`, { token });
  if (listed.status !== 200) return undefined;
  const [conversation] = (JSON.parse(listed.body) as { results: { id: number }[] }).results;
  if (!conversation) throw new Error('The demo data have no conversation of a firm with quotes.');
  const made = await untilDone(site, ledger, 'beginQuote', {
    path: '/api/quotes/',
    body: { conversation: conversation.id },
    token,
    idempotencyKey: newKey(),
  });
  return made ? (JSON.parse(made) as OwnQuote) : undefined;
}

interface Step {
  what: string;
  /** Below the quote's address. */
  below: string;
  method?: 'PUT' | 'POST';
  /** What is sent, for the quote as it is now. */
  body(now: OwnQuote): object;
  /** Whether it is done: its answer may have been lost. */
  isReached(now: OwnQuote): boolean;
}

/** Reads a quote and takes a step, until the quote is read as the step leaves it, or writers are to end. */
async function untilReached(
  site: Target,
  ledger: Ledger,
  { what, path, token, below, method = 'POST', body, isReached }: Step & Address,
): Promise<OwnQuote | undefined> {
  let isSent = false;
  let isRefused = false;
  for (;;) {
    const read = await send(`${site.origin()}${path}`, { token });
    // An access token lasts shorter than the parts of this trial may take to start.
    if (read.status === 401) return undefined;
    if (read.status === 200) {
      const now = JSON.parse(read.body) as OwnQuote;
      if (isReached(now)) return now;
      if (site.isOver() && !isSent) return undefined;
      const sent: Sent = { method, token, body: body(now) };
      const answer = await send(`${site.origin()}${path}${below}`, sent);
      isSent = true;
      // The one before may have been stored after the quote was read: then it is read as it should be.
      const isOld = answer.status === 409 && !isRefused;
      isRefused = answer.status === 409;
      if (answer.status !== 0 && !isOld) ledger.count(what, answer);
      if (answer.status >= 400 && answer.status < 500 && !isOld) return undefined;
    }
    await sleep(50);
  }
}

interface Address {
  path: string;
  token: string;
}
