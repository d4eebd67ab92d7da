import { evidenceLimits, evidenceMessages } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { removeUnusedDocuments } from '../../media/documents.ts';
import { notify } from '../../notifications/notify.ts';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { evidenceChanged, type Faults, invalid, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import * as decisions from './decisions.repository.ts';
import { checkedMail, refusedMail } from './evidence.mails.ts';
import * as repository from './evidence.repository.ts';
import type { CheckBody, RefusalBody } from './evidence.schemas.ts';
import { stateOfCity } from './evidence.service.ts';
import type { SentDocument } from './send-document.ts';

type Db = Kysely<Tables>;

interface Options {
  db: Db;
  documents: BlobStore;
  publicUrl: string;
}

interface EvidenceQuery {
  show?: decisions.EvidenceList | undefined;
  page?: unknown;
  page_size?: unknown;
}

/** How operators decide about evidence. Answers are JSON text. */
export function createEvidenceDecisions({ db, documents, publicUrl }: Options) {
  /** Decides about the version that the operator has seen; what that operator has just decided is answered again. */
  async function decide(
    operatorId: number,
    id: number,
    { version, status }: { version: number; status: 'checked' | 'refused' },
    change: (transaction: Db, evidence: decisions.LockedEvidence) => Promise<void>,
  ): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      const evidence = await decisions.lockEvidence(transaction, id);
      if (!evidence) throw notFound();
      if (evidence.version === version) {
        await change(transaction, evidence);
      } else {
        const isNext = evidence.version === version + 1 && evidence.status === status;
        const isOwn = isNext && (await decisions.isLastDecisionOf(transaction, id, operatorId));
        if (!isOwn) throw evidenceChanged();
      }
      return withState(await decisions.givenText(transaction, id));
    });
  }

  return {
    async list(query: EvidenceQuery): Promise<string> {
      const paging = readPaging(query);
      const listed = await decisions.listGiven(db, query.show ?? 'waiting', paging);
      const resultsJson = JSON.stringify(
        (JSON.parse(listed.resultsJson) as Given[]).map(stateAdded),
      );
      return pageBody({ ...listed, resultsJson }, paging, {
        address: `${publicUrl}/api/operator/evidence/`,
        filters: { show: query.show },
      });
    },

    /**
     * Records what was checked, where, when and until when, and tells the firm. What it renews goes; a renewal that waits
     * stays.
     * @throws Refusal 400 for days that do not fit, 404, 409 for a version that is not the current one
     */
    check: (operatorId: number, id: number, { version, ...check }: CheckBody): Promise<string> =>
      decide(operatorId, id, { version, status: 'checked' }, async (transaction, evidence) => {
        const faults = faultsOf(check, evidence.today);
        if (Object.keys(faults).length > 0) throw invalid(faults);
        const which = { number: evidence, but: 'waiting' as const, butId: id };
        const renewed = await repository.deleteEvidence(transaction, evidence.owner, which);
        await decisions.setChecked(transaction, id, check);
        const { checked_where: words, ...days } = check;
        const decision = { decision: 'checked' as const, words, operator_id: operatorId, ...days };
        await decisions.insertDecision(transaction, id, evidence, decision);
        await removeUnusedDocuments({ db: transaction, documents }, renewed ?? []);
        const { accountId, kind } = evidence;
        await notify(
          transaction,
          { accountId, event: 'evidence-checked', subject: id, data: { evidence: kind } },
          { publicUrl, write: (firm) => checkedMail(firm, { kind, ...check }, publicUrl) },
        );
      }),

    /** Refuses what waits, or takes a check back; the firm is told why. @throws as `check` */
    refuse: (operatorId: number, id: number, { version, why }: RefusalBody): Promise<string> =>
      decide(operatorId, id, { version, status: 'refused' }, async (transaction, evidence) => {
        await decisions.setRefused(transaction, id, why);
        const decision = { decision: 'refused' as const, words: why, operator_id: operatorId };
        await decisions.insertDecision(transaction, id, evidence, decision);
        const { accountId, kind } = evidence;
        await notify(
          transaction,
          { accountId, event: 'evidence-refused', subject: id, data: { evidence: kind } },
          { publicUrl, write: (firm) => refusedMail(firm, { kind, why }, publicUrl) },
        );
      }),

    /** The document of evidence, and how many bytes it has. @throws Refusal 404 */
    async findDocument(id: number): Promise<SentDocument> {
      const found = await decisions.findDocument(db, id);
      const bytes = found && (await documents.size(found.sha256));
      if (!found || bytes === undefined) throw notFound();
      return { ...found, bytes };
    },
  };
}

function faultsOf(
  { checked_on: on, checked_until: until }: decisions.Check,
  today: string,
): Faults {
  const fault = (sentence: string) => [{ code: 'invalid' as const, sentence }];
  const last = `${Number(on.slice(0, 4)) + evidenceLimits.yearsMax}${on.slice(4)}`;
  return {
    ...(on > today && { checked_on: fault(evidenceMessages.checkedInFuture) }),
    ...(until < today && { checked_until: fault(evidenceMessages.untilOver) }),
    ...(until > last && { checked_until: fault(evidenceMessages.untilTooLate) }),
  };
}

interface Given {
  firm: { city: string | null };
}

const stateAdded = (given: Given) => ({ ...given, firm_state: stateOfCity(given.firm.city) });
const withState = (text: string) => JSON.stringify(stateAdded(JSON.parse(text) as Given));
