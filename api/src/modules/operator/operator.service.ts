import type { Kysely } from 'kysely';
import { putInOutbox } from '../../mail/outbox.ts';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { notADesigner, notFound, staffAccount, verifiedAlready } from '../../problems.ts';
import { searchWords } from '../../search-words.ts';
import type { Tables } from '../../tables.ts';
import { endAllSessions } from '../auth/session.service.ts';
import { showWaitingReviews } from '../reviews/waiting.service.ts';
import { sentBackMail, suspendedMail, verifiedMail } from './operator.mails.ts';
import * as operators from './operator.repository.ts';

interface PageQuery {
  page?: unknown;
  page_size?: unknown;
}

export interface OperatorServiceOptions {
  db: Kysely<Tables>;
  publicUrl: string;
}

/** What operators (`is_staff`) do. Answers are JSON text that the database wrote. */
export function createOperatorService({ db, publicUrl }: OperatorServiceOptions) {
  const address = (path: string) => `${publicUrl}/api/operator/${path}/`;
  const account = async (id: number, from: Kysely<Tables> = db) =>
    found(await operators.findAccount(from, id));

  /** Changes an account that is not the operator's own, nor another's of the staff: operators and integrators. */
  async function change(
    operatorId: number,
    accountId: number,
    apply: (t: Kysely<Tables>, account: LockedAccount) => Promise<void>,
  ): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      const locked = found(await operators.lockAccount(transaction, accountId));
      const isOfStaff = locked.is_staff || locked.is_integrator;
      if (isOfStaff || locked.id === operatorId) throw staffAccount();
      await apply(transaction, locked);
      return account(accountId, transaction);
    });
  }

  return {
    async queue(query: PageQuery): Promise<string> {
      const paging = readPaging(query);
      const listed = await operators.listUnverified(db, paging);
      return pageBody(listed, paging, { address: address('queue'), filters: {} });
    },

    async accounts(query: PageQuery & { search?: string }): Promise<string> {
      const paging = readPaging(query);
      const listed = await operators.listAccounts(db, searchWords(query.search), paging);
      return pageBody(listed, paging, {
        address: address('accounts'),
        filters: { search: query.search },
      });
    },

    /** Verifies a profile or takes that back; a repeated call changes nothing and sends no mail. */
    async setVerified(
      operatorId: number,
      kind: operators.ListingKind,
      id: number,
      verified: boolean,
    ): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const changed = await operators.setVerified(transaction, kind, id, verified, operatorId);
        const listing = found(await operators.findListing(transaction, kind, id));
        if (changed && verified) {
          await putInOutbox(transaction, verifiedMail(listing, publicUrl));
          await showWaitingReviews(transaction, JSON.parse(listing).account.id, publicUrl);
        }
        return listing;
      });
    },

    /**
     * Tells a firm what its profile lacks, by mail and on the profile.
     * @throws Refusal 409 for a profile that is verified
     */
    async sendBack(
      operatorId: number,
      kind: operators.ListingKind,
      id: number,
      why: string,
    ): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const changed = await operators.setSentBack(transaction, kind, id, { why, operatorId });
        const listing = found(await operators.findListing(transaction, kind, id));
        if (JSON.parse(listing).is_verified) throw verifiedAlready();
        if (changed) await putInOutbox(transaction, sentBackMail(listing, why, publicUrl));
        return listing;
      });
    },

    /** @throws Refusal 400 for an account of another role */
    async setArchitect(operatorId: number, accountId: number, isArchitect: boolean) {
      return change(operatorId, accountId, async (transaction, locked) => {
        if (!locked.is_designer && !locked.is_architect) throw notADesigner();
        if (locked.is_architect === isArchitect) return;
        await operators.setArchitect(transaction, accountId, isArchitect);
        await operators.insertAccountEvent(transaction, {
          account_id: accountId,
          operator_id: operatorId,
          kind: isArchitect ? 'made-architect' : 'made-designer',
          reason: null,
        });
      });
    },

    /** Signs the account out everywhere, hides its profile and tells its owner why. */
    async suspend(operatorId: number, accountId: number, reason: string) {
      return change(operatorId, accountId, async (transaction, locked) => {
        await operators.setSuspension(transaction, accountId, reason);
        if (locked.suspended_at !== null) return;
        await endAllSessions(transaction, accountId, 'suspended');
        await operators.insertAccountEvent(transaction, {
          account_id: accountId,
          operator_id: operatorId,
          kind: 'suspended',
          reason,
        });
        await putInOutbox(transaction, suspendedMail(locked, reason, publicUrl));
      });
    },

    async reinstate(operatorId: number, accountId: number) {
      return change(operatorId, accountId, async (transaction, locked) => {
        if (locked.suspended_at === null) return;
        await operators.setSuspension(transaction, accountId, null);
        await operators.insertAccountEvent(transaction, {
          account_id: accountId,
          operator_id: operatorId,
          kind: 'reinstated',
          reason: null,
        });
      });
    },
  };
}

type LockedAccount = NonNullable<Awaited<ReturnType<typeof operators.lockAccount>>>;

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw notFound();
  return value;
}
