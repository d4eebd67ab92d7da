import { evidenceLimits, evidenceMessages, readEvidenceNumber } from '@aangan/domain';
import { knownCityOf } from '@aangan/domain/indian-cities';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import {
  type Document,
  readDocument,
  removeUnusedDocuments,
  storeDocument,
} from '../../media/documents.ts';
import { inTurn } from '../../media/in-turn.ts';
import { MediaRefused } from '../../media/media-refused.ts';
import { fileProblem, type ReceivedForm } from '../../media/receive-form.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import {
  type FieldMessages,
  invalid,
  message,
  notFound,
  requestAbandoned,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { readFields } from '../../validation/read-fields.ts';
import { ownFirmOf, requireOwner } from '../portfolio/own-firm.service.ts';
import * as repository from './evidence.repository.ts';
import { EvidenceFields } from './evidence.schemas.ts';

interface Options {
  db: Kysely<Tables>;
  /** Where documents are, apart from media. */
  documents: BlobStore;
}

/** The state of a city of India; null where it is not known. */
export const stateOfCity = (city: string | null): string | null =>
  knownCityOf(city ?? '')?.state ?? null;

/** The documents of an account's firm, for its erasure. */
export const documentsOf = (db: Kysely<Tables>, accountId: number): Promise<string[]> =>
  repository.documentsOf(db, accountId);

/** What firms give evidence of. Answers are JSON text. */
export function createEvidenceService({ db, documents }: Options) {
  const own = ownFirmOf(db);
  return {
    requireOwner: (accountId: number): Promise<void> => requireOwner(db, accountId),

    /** The evidence of the own firm, the newest first; none while there is no profile. */
    async list(accountId: number): Promise<string> {
      const found = await repository.listOwnEvidence(db, accountId);
      const state = JSON.stringify(stateOfCity(found?.city ?? null));
      return `{"firm_state":${state},"results":${found?.evidence ?? '[]'}}`;
    },

    /**
     * Takes evidence in place of what waits, was refused or has ended of the same number; what is checked stays until
     * the new is.
     * @throws Refusal 400 for fields and files that cannot be taken, and for one piece too many
     */
    async add(
      accountId: number,
      form: ReceivedForm,
      { abandoned, noteCreated }: { abandoned: AbortSignal; noteCreated: NoteCreated },
    ): Promise<string> {
      const { document, ...fields } = await readForm(accountId, form);
      return own(accountId, async (transaction, owner) => {
        if (abandoned.aborted) throw requestAbandoned();
        const which = { number: fields, but: 'checked' as const };
        const replaced = await repository.deleteEvidence(transaction, owner, which);
        if ((await repository.countEvidence(transaction, owner)) >= evidenceLimits.perFirmMax) {
          throw invalid({ non_field_errors: [message('evidence_full')] });
        }
        await noteCreated(transaction);
        const stores = { db: transaction, documents };
        if (document) await storeDocument(stores, document);
        const row = { ...owner, ...fields, ...columnsOf(document) };
        const id = await repository.insertEvidence(transaction, row);
        await removeUnusedDocuments(stores, replaced ?? []);
        return repository.evidenceText(transaction, id);
      });
    },

    /** Takes it back, with its document. @throws Refusal 404 */
    withdraw: (accountId: number, id: number): Promise<void> =>
      own(accountId, async (transaction, owner) => {
        const gone = await repository.deleteEvidence(transaction, owner, { id });
        if (!gone) throw notFound();
        await removeUnusedDocuments({ db: transaction, documents }, gone);
      }),
  };
}

const columnsOf = (document: Document | undefined) =>
  document && {
    document_name: document.name,
    document_sha256: document.sha256,
    document_type: document.type,
    document_bytes: document.bytes,
    document_is_locked: document.isLocked,
  };

/** Every mistake of the form at once. */
async function readForm(accountId: number, form: ReceivedForm) {
  const reading = readFields(EvidenceFields as object, form.fields);
  const errors: Record<string, FieldMessages> = 'errors' in reading ? { ...reading.errors } : {};
  const { kind, number, holder_name, document_name } = (
    'value' in reading ? reading.value : form.fields
  ) as Partial<EvidenceFields>;
  const numberReading =
    kind && number && !errors.kind ? readEvidenceNumber(kind, number) : { value: '' };
  if ('refusal' in numberReading) {
    errors.number ??= [{ code: 'invalid', sentence: numberReading.refusal }];
  }
  if (kind === 'coa' && !holder_name?.trim()) {
    errors.holder_name ??= [{ code: 'blank', sentence: evidenceMessages.holderRequired }];
  }
  const problem = form.file.kind === 'none' ? undefined : fileProblem(form.file);
  if (problem) errors.document = [problem];
  const document = problem ? undefined : await openFile(accountId, form, document_name ?? '');
  if (document === 'refused') errors.document = [message('not_evidence')];
  if (Object.keys(errors).length > 0 || !kind || document === 'refused') throw invalid(errors);
  const value = 'value' in numberReading ? numberReading.value : '';
  return {
    kind,
    number: value,
    holder_name: kind === 'coa' ? (holder_name ?? '') : null,
    document,
  };
}

/** @throws Refusal 400 where too many files of the account wait */
async function openFile(
  accountId: number,
  { file }: ReceivedForm,
  name: string,
): Promise<Document | 'refused' | undefined> {
  if (file.kind !== 'file') return undefined;
  const document = await inTurn(accountId, () => readDocument(file.path, name)).catch(
    (error: unknown) => {
      if (!(error instanceof MediaRefused)) throw error;
      throw invalid({ document: [message(error.code)] });
    },
  );
  return document ?? 'refused';
}
