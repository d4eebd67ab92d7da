import { connectionLimits, connectionMessages } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import { type Faults, invalid, notFound, wrongStatus } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import type { User } from '../auth/auth.schemas.ts';
import { normaliseEmail } from '../auth/normalise-email.ts';
import { keepBrief } from '../briefs/briefs.service.ts';
import { conversationOf, tellOpened } from '../conversations/conversations.service.ts';
import { answerMail, newRequestMail } from './requests.mails.ts';
import * as requests from './requests.repository.ts';
import type { ConnectBody } from './requests.schemas.ts';

type Db = Kysely<Tables>;

/** Connection requests. Answers are JSON text that the database wrote. */
export function createRequestsService({ db, publicUrl }: { db: Db; publicUrl: string }) {
  /** Moves a request of the party to another status, and runs `then` in the same transaction. */
  async function move(
    party: requests.Party,
    id: number,
    act: Act,
    then: (t: Db, request: Found) => Promise<void> = async () => undefined,
  ): Promise<string> {
    return db
      .transaction()
      .execute(async (transaction) => {
        const found = await requests.findRequestOf(transaction, id, party);
        if (!found) throw notFound();
        if (!(await requests.moveRequest(transaction, id, acts[act]))) {
          const now = await requests.findRequestOf(transaction, id, party);
          throw wrongStatus(refusalOf(act, now?.status ?? found.status));
        }
        await then(transaction, found);
        return requests.requestJson(transaction, id, party.side);
      })
      .catch(refuseSecondActive);
  }

  const tellClient = async (transaction: Db, id: number, request: Found, isApproved: boolean) => {
    const event = isApproved ? 'request-approved' : 'request-declined';
    const { clientAccountId: accountId, firmAccountId: actorId, firmName } = request;
    const conversation = isApproved ? await conversationOf(transaction, id) : undefined;
    await notify(
      transaction,
      { accountId, event, subject: id, actorId, data: conversation ? { conversation } : {} },
      { publicUrl, write: (client) => answerMail(client, firmName, conversation, publicUrl) },
    );
  };

  const tellFirm = (
    transaction: Db,
    id: number,
    { firm: accountId, client: actorId }: { firm: number; client: number },
  ) =>
    notify(
      transaction,
      { accountId, event: 'request-sent', subject: id, actorId },
      {
        publicUrl,
        write: async (recipient) => {
          if (!(await requests.claimFirmMail(transaction, id))) return null;
          const request = await requests.findSentRequest(transaction, id);
          return newRequestMail(recipient, request, publicUrl);
        },
      },
    );

  return {
    /** @throws Refusal 400 for an unknown addressee, a budget too small, or a second active request */
    async connect(client: User, body: ConnectBody): Promise<string> {
      const kind = Number.isInteger(body.designer) ? 'designer' : 'vendor';
      const firmId = body[kind] ?? 0;
      return db.transaction().execute(async (transaction) => {
        const firm = await requests.findAddressee(transaction, kind, firmId);
        if (!firm) throw invalid({ [kind]: [unknownId(firmId)] });
        const tooSmall = budgetFaults(kind, firm, body.budget);
        if (tooSmall.budget) throw invalid(tooSmall);
        const { project = null, brief = null } = body;
        if (project !== null && !(await requests.lockProject(transaction, kind, firmId, project))) {
          throw invalid({ project: [unknownId(project)] });
        }
        const brief_version =
          brief === null ? null : await keepBrief(transaction, client.id, brief);
        const request = {
          client_id: client.id,
          designer_id: kind === 'designer' ? firmId : null,
          vendor_id: kind === 'vendor' ? firmId : null,
          first_name: body.first_name,
          last_name: body.last_name,
          email: normaliseEmail(body.email),
          phone: body.phone,
          project_type: body.project_type,
          project_description: body.project_description ?? '',
          budget: body.budget,
          timeline: body.timeline,
          project_id: project,
          brief_id: brief,
          brief_version,
          ...(kind === 'vendor' && orderOf(body)),
        };
        const id = await requests.insertRequest(transaction, request);
        if (id === undefined) throw alreadyActive(kind);
        await tellFirm(transaction, id, { firm: firm.accountId, client: client.id });
        return requests.requestJson(transaction, id, 'client');
      });
    },

    /** What the firm says against a body that is refused for other fields. */
    async faultsOf(body: { [Field in keyof ConnectBody]?: unknown }, refused: Faults) {
      const kind = body.vendor === undefined ? 'designer' : 'vendor';
      const [firmId, budget] = [numberIn(body[kind]), numberIn(body.budget)];
      if (refused.budget || !Number.isSafeInteger(firmId) || Number.isNaN(budget)) return {};
      const firm = await requests.findAddressee(db, kind, firmId);
      return firm ? budgetFaults(kind, firm, budget) : {};
    },

    /** Answers only for the caller's own address, so that requests of others stay private. */
    async check(caller: User, kind: requests.AddresseeKind, firmId: number, email: string) {
      const isOwn = normaliseEmail(email) === caller.email;
      return isOwn ? requests.findConnection(db, caller.id, kind, firmId) : 'null';
    },

    sent: (accountId: number) => requests.listRequests(db, { side: 'client', accountId }),
    received: (accountId: number) => requests.listRequests(db, { side: 'addressee', accountId }),
    countNew: (accountId: number) => requests.countPending(db, accountId),

    revoke: (accountId: number, id: number) => move({ side: 'client', accountId }, id, 'revoke'),
    reopen: (accountId: number, id: number) =>
      move({ side: 'client', accountId }, id, 'reopen', (transaction, { firmAccountId: firm }) =>
        tellFirm(transaction, id, { firm, client: accountId }),
      ),
    approve: (accountId: number, id: number) =>
      move({ side: 'addressee', accountId }, id, 'approve', async (transaction, request) => {
        await tellClient(transaction, id, request, true);
        await tellOpened(transaction, id);
      }),
    reject: (accountId: number, id: number) =>
      move({ side: 'addressee', accountId }, id, 'reject', (transaction, request) =>
        tellClient(transaction, id, request, false),
      ),
  };
}

/** Of a field that was not read: JSON may hold what is no number, and what cannot be made one. */
const numberIn = (given: unknown) =>
  typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN;

function budgetFaults(
  kind: requests.AddresseeKind,
  firm: { minimum: number | null },
  budget: number,
): Faults {
  const minimum = firm.minimum ?? (kind === 'designer' ? connectionLimits.budgetDefaultMin : 0);
  if (budget >= minimum) return {};
  const { orderTooSmall, budgetTooSmall } = connectionMessages;
  const sentence = kind === 'vendor' ? orderTooSmall(minimum) : budgetTooSmall(minimum);
  return { budget: [{ code: 'min_value', sentence }] };
}

type Found = NonNullable<Awaited<ReturnType<typeof requests.findRequestOf>>>;

const acts = {
  revoke: { from: 'pending', to: 'revoked' },
  reopen: { from: 'rejected', to: 'pending' },
  approve: { from: 'pending', to: 'approved' },
  reject: { from: 'pending', to: 'rejected' },
} as const;
type Act = keyof typeof acts;

const past: Record<Act, string> = {
  revoke: 'revoked',
  reopen: 'reopened',
  approve: 'approved',
  reject: 'rejected',
};

function refusalOf(act: Act, status: string): string {
  return `Only a ${acts[act].from} request can be ${past[act]}; this one is ${status}.`;
}

/** What a vendor is asked for; a project of a designer has none of it. */
function orderOf({ item = '', quantity = '', delivery_place = '' }: ConnectBody) {
  return { item, quantity, delivery_place };
}

const alreadyActive = (kind: requests.AddresseeKind) =>
  invalid({
    non_field_errors: [
      { code: 'active_request', sentence: `You already have an active request with this ${kind}.` },
    ],
  });

/** Reopening is refused by the table while another request of the pair is active. */
function refuseSecondActive(error: Error & { constraint?: string }): never {
  if (error.constraint === 'connection_request_active_designer') throw alreadyActive('designer');
  if (error.constraint === 'connection_request_active_vendor') throw alreadyActive('vendor');
  throw error;
}
