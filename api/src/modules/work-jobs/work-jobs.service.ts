import { randomUUID } from 'node:crypto';
import type { ConversationSide } from '@aangan/domain';
import { type MessageSubject, type Quote, totalsOf, withGst } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import type { EventName } from '../../notifications/notification-kinds.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { changeDecided, forbidden, jobEnded, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { refuseRepeated } from '../../validation/refuse-repeated.ts';
import {
  lockMembership,
  type Membership,
  requireMembership,
  requireOpen,
} from '../conversations/conversations.service.ts';
import { type Post, postMessage } from '../conversations/messages.service.ts';
import * as jobs from './work-jobs.repository.ts';
import type { ChangeBody, EndBody, StageBody } from './work-jobs.schemas.ts';

type Db = Kysely<Tables>;

interface OwnJob {
  job: jobs.FoundJob;
  me: Membership;
}

/** Jobs: quotes that were accepted. Answers are JSON text. */
export function createWorkJobsService(db: Db) {
  /**
   * Changes a job that has not ended, with all of it locked, and puts into the conversation what `change` says.
   * @param side who may; left out: both
   */
  const changeJob = (
    accountId: number,
    id: number,
    change: (transaction: Db, own: OwnJob) => Promise<Told | undefined>,
    side?: ConversationSide,
  ): Promise<string> =>
    db.transaction().execute(async (transaction) => {
      const own = await lockOwnJob(transaction, accountId, id, side);
      const told = await change(transaction, own);
      if (!told) return detail(transaction, own);
      const { job, me } = own;
      const { act, number = null, event, afterwards, ...post } = told;
      const about: MessageSubject = { kind: 'job', id, act, number };
      const sender = { accountId, conversationId: job.conversation_id, me };
      const news = { event, title: job.title };
      const message = { id: randomUUID(), ...post, about, news };
      const sequence = await postMessage(transaction, sender, message);
      await afterwards?.(sequence);
      return detail(transaction, { job: (await jobs.findJob(transaction, id)) ?? job, me });
    });

  const decideChange = (
    accountId: number,
    { id, number }: WhichChange,
    { status, side, reason = '' }: ChangeDecision,
  ) =>
    changeJob(
      accountId,
      id,
      async (transaction) => {
        const found = (await jobs.listChanges(transaction, id)).find(
          (one) => one.number === number,
        );
        if (!found) throw notFound();
        if (found.status === status) return undefined;
        const decision = { status, reason };
        if (!(await jobs.decideChange(transaction, id, number, decision))) throw changeDecided();
        return { act: `change-${status}` as const, number, event: 'change-decided', text: reason };
      },
      side,
    );

  return {
    async list(accountId: number): Promise<string> {
      const found = await jobs.listJobs(db, accountId);
      return JSON.stringify({ results: found.map(cardOf) });
    },

    /** @throws Refusal 404 for a job of others or none */
    read: async (accountId: number, id: number): Promise<string> =>
      detail(db, await requireJob(db, accountId, id)),

    /** What was accepted, word for word. @throws Refusal 404 */
    async acceptedText(accountId: number, id: number) {
      const {
        accepted_text: text,
        sha256,
        accepted_at,
      } = (await requireJob(db, accountId, id)).job;
      return { text, sha256, accepted_at };
    },

    /**
     * Confirms that a stage is there, with words and pictures; a second time changes nothing.
     * @throws Refusal 404, 409 for a job that has ended, 400 for pictures that are not there, else as a message
     */
    confirmStage(accountId: number, which: { id: number; position: number }, body: StageBody) {
      const { id, position } = which;
      const { text = '', attachments = [] } = body;
      refuseRepeated('attachments', attachments);
      return changeJob(accountId, id, async (transaction, { me: { side } }) => {
        const stages = await jobs.listStages(transaction, id);
        const stage = stages.find((one) => one.position === position);
        if (!stage) throw notFound();
        if (stage[`${side}_confirmed_at`] !== null) return undefined;
        const afterwards = (sequence: number) =>
          jobs.confirmStage(transaction, id, position, { side, sequence });
        const told = {
          act: 'stage-confirmed',
          number: position,
          event: 'stage-confirmed',
        } as const;
        return { ...told, text, attachments, afterwards };
      });
    },

    /** @throws Refusal 404, 403 for the client, 409 for a job that has ended, else as a message */
    proposeChange: (
      accountId: number,
      id: number,
      { what, net, gst, days = 0 }: ChangeBody,
      noteCreated: NoteCreated,
    ) =>
      changeJob(
        accountId,
        id,
        async (transaction) => {
          await noteCreated(transaction);
          const { total } = withGst(net, gst);
          const change = { what, net, gst, total, days };
          const number = await jobs.insertChange(transaction, id, change);
          return { act: 'change-proposed', number, event: 'change-proposed', text: '' };
        },
        'firm',
      ),

    /** @throws Refusal 404, 403 for the firm, 409 for a change that is decided or a job that has ended */
    agree: (accountId: number, which: WhichChange, reason?: string) =>
      decideChange(accountId, which, { status: 'agreed', side: 'client', reason }),
    decline: (accountId: number, which: WhichChange, reason?: string) =>
      decideChange(accountId, which, { status: 'declined', side: 'client', reason }),
    withdraw: (accountId: number, which: WhichChange, reason?: string) =>
      decideChange(accountId, which, { status: 'withdrawn', side: 'firm', reason }),

    /**
     * Says what a job cost and took. It has ended once both sides say the same.
     * @throws Refusal 404, 409 for a job that has ended, else as a message
     */
    end: (accountId: number, id: number, { amount, days }: EndBody) =>
      changeJob(accountId, id, async (transaction, { job, me: { side } }) => {
        if (job[`${side}_amount`] === amount && job[`${side}_days`] === days) return undefined;
        const other = side === 'firm' ? 'client' : 'firm';
        const hasEnded = job[`${other}_amount`] === amount && job[`${other}_days`] === days;
        await jobs.stateEnd(transaction, id, { side, amount, days, hasEnded });
        const event = hasEnded ? 'job-ended' : 'end-stated';
        return { act: hasEnded ? 'ended' : 'end-stated', event, text: '' };
      }),
  };
}

interface WhichChange {
  id: number;
  number: number;
}

interface ChangeDecision {
  status: 'agreed' | 'declined' | 'withdrawn';
  /** Who decides so. */
  side: ConversationSide;
  reason: string | undefined;
}

/** What is put into the conversation. */
interface Told extends Pick<Post, 'text' | 'attachments'> {
  act: Extract<MessageSubject, { kind: 'job' }>['act'];
  number?: number;
  event: EventName;
  /** Told the sequence of the message. */
  afterwards?: (sequence: number) => Promise<void>;
}

/** @throws Refusal 404 for a job of others or none */
async function requireJob(db: Db, accountId: number, id: number): Promise<OwnJob> {
  const job = await jobs.findJob(db, id);
  if (!job) throw notFound();
  return { job, me: await requireMembership(db, accountId, job.conversation_id) };
}

async function lockOwnJob(
  db: Db,
  accountId: number,
  id: number,
  side: ConversationSide | undefined,
): Promise<OwnJob> {
  const { job: found } = await requireJob(db, accountId, id);
  const me = await lockMembership(db, accountId, found.conversation_id);
  const job = await jobs.lockJob(db, id);
  if (!job || !me) throw notFound();
  if (side && me.side !== side) throw forbidden();
  if (job.ended_at !== null) throw jobEnded();
  requireOpen(me);
  return { job, me };
}

const acceptedOf = ({ accepted_text }: Pick<jobs.FoundJob, 'accepted_text'>): Quote =>
  JSON.parse(accepted_text).content;

function cardOf(job: jobs.ListedJob) {
  const { id, quote_id, version, conversation_id, title, accepted_at, ended_at } = job;
  const { quoted_amount, changes_amount } = job;
  const facts = { id, quote_id, version, conversation_id, title };
  const agreed_amount = quoted_amount + changes_amount;
  return { ...facts, accepted_at, ended_at, quoted_amount, changes_amount, agreed_amount };
}

async function detail(db: Db, { job, me }: OwnJob): Promise<string> {
  const accepted = acceptedOf(job);
  const { stages: amounts } = totalsOf(accepted);
  const states = await jobs.listStages(db, job.id);
  return JSON.stringify({
    ...cardOf(job),
    side: me.side,
    sha256: job.sha256,
    stages: states.map((stage) => {
      const place = stage.position - 1;
      const { name = '', percent = 0, proof = '' } = accepted.stages[place] ?? {};
      return {
        ...stage,
        name,
        percent,
        proof,
        amount: amounts[place]?.amount ?? 0,
        state: stateOf(stage),
      };
    }),
    changes: await jobs.listChanges(db, job.id),
    end: {
      firm: endOf(job.firm_amount, job.firm_days),
      client: endOf(job.client_amount, job.client_days),
    },
  });
}

const endOf = (amount: number | null, days: number | null) =>
  amount === null ? null : { amount, days };

function stateOf(stage: { firm_confirmed_at: string | null; client_confirmed_at: string | null }) {
  const [firm, client] = [stage.firm_confirmed_at !== null, stage.client_confirmed_at !== null];
  if (firm && client) return 'done';
  if (firm) return 'confirmed-by-firm';
  return client ? 'confirmed-by-client' : 'open';
}
