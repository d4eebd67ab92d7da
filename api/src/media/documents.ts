import { readFile } from 'node:fs/promises';
import { type BlobStore, fileBytes, mayRemoveFiles } from '@aangan/server';
import { fileTypeFromFile } from 'file-type';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { withEnding } from './as-attachment.ts';
import { measured } from './prepare-media.ts';

type Db = Kysely<Tables>;

/** What is stored of a document. */
export interface Document {
  path: string;
  sha256: string;
  bytes: number;
  /** Its content type. */
  type: string;
  name: string;
  /** Whether it is a PDF that asks for a password. */
  isLocked: boolean;
}

/** By the extension that file-type gives the format. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/**
 * Looks at what a file is by its bytes. It is kept as it came: nobody but operators opens it, and never in a page.
 * @param name as its giver calls it; it gets the ending of what it is
 * @returns undefined for a file that is neither a PDF nor a picture that is taken
 */
export async function readDocument(file: string, name: string): Promise<Document | undefined> {
  const { ext = '', mime = '' } = (await fileTypeFromFile(file).catch(() => undefined)) ?? {};
  const type = mime.endsWith('-sequence') ? undefined : types[ext];
  if (type === undefined) return undefined;
  return {
    ...(await measured(file)),
    type,
    name: withEnding(name || 'document', ext === 'jpg' ? ['.jpg', '.jpeg'] : [`.${ext}`]),
    isLocked: ext === 'pdf' && (await isLockedPdf(file)),
  };
}

/** The trailer of such a PDF refers to how it is encrypted (ISO 32000-1, 7.5.5); a reader needs that in plain. */
async function isLockedPdf(file: string): Promise<boolean> {
  const text = (await readFile(file)).toString('latin1');
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/.test(text);
}

/** Of the same bytes, a removal and a storing follow one another. */
const lock = (db: Db, sha256: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('document ' || ${sha256}, 0))`.execute(db);

/** Stores the bytes. @param db the transaction that also keeps a row with them */
export async function storeDocument(
  { db, documents }: { db: Db; documents: BlobStore },
  { path, sha256 }: Document,
): Promise<void> {
  await lock(db, sha256);
  await documents.put(fileBytes(path), { expectedSha256: sha256 });
}

/** Removes the bytes of which no evidence is left. To be called in the transaction that took the last away. */
export async function removeUnusedDocuments(
  { db, documents }: { db: Db; documents: BlobStore },
  sha256s: readonly string[],
): Promise<void> {
  for (const sha256 of [...new Set(sha256s)].sort()) {
    await lock(db, sha256);
    const used = await usedDocuments(db, [sha256]);
    if (used.size === 0 && (await mayRemoveFiles(db))) await documents.remove(sha256);
  }
}

/** The keys of all documents, for a backup. */
export const allDocumentKeys =
  'select distinct document_sha256 as sha256 from marketplace.evidence where document_sha256 is not null';

/** Those of these blobs that are the document of some evidence. */
export async function usedDocuments(
  db: Db,
  sha256s: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('evidence')
    .select('document_sha256')
    .where('document_sha256', 'in', [...sha256s])
    .execute();
  return new Set(rows.flatMap(({ document_sha256 }) => document_sha256 ?? []));
}
