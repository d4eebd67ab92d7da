import type { BlobStore, Database, Logger, Task } from '@aangan/server';
import type { ApiSettings } from './config.ts';
import { mailTransportOf } from './mail/mail-transport-of.ts';
import { sendMail, sendMailTask } from './mail/send-mail.ts';
import { makeCopiesTask } from './media/copies/copies-task.ts';
import { makePictureCopies } from './media/copies/make-picture-copies.ts';
import { hashPictures, hashPicturesTask } from './media/hashing/hash-pictures.ts';
import { eraseAccount, eraseAccountTask } from './modules/account/deletion.service.ts';
import { passwordResetTask, sendPasswordReset } from './modules/auth/email-links.service.ts';
import {
  endCheckAccountsTask,
  endOldCheckAccounts,
} from './modules/checks/check-accounts.service.ts';
import { mailUnread, mailUnreadTask } from './modules/conversations/unread-mail.service.ts';
import {
  lookAfterEvidence,
  lookAfterEvidenceTask,
} from './modules/evidence/look-after-evidence.ts';
import { instagramProvider } from './modules/instagram/provider/instagram-provider.ts';
import { refreshStoredToken, refreshTokenTask } from './modules/instagram/refresh-job.ts';
import { rehostPostsTask } from './modules/instagram/rehost/rehost-job.ts';
import { rehostPosts } from './modules/instagram/rehost/rehost-posts.ts';
import type { TokenKeys } from './modules/instagram/seal-token.ts';
import { prepareNextVideo } from './modules/portfolio/preparing/prepare-next-video.ts';
import {
  prepareLongVideoTask,
  prepareVideoTask,
} from './modules/portfolio/preparing/preparing.service.ts';
import { lookAfterRequests, lookAfterTask } from './modules/requests/look-after-requests.ts';
import type { Tables } from './tables.ts';

export interface ApiTasksOptions {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Where documents are that only operators read. */
  documents: BlobStore;
  /** Folder that files are worked on in. */
  uploads: string;
  /** Folder of the .eml files when there is no mail server. */
  mailDirectory: string;
  settings: ApiSettings;
  /** Base of the links in mails, without a trailing slash. */
  publicUrl: string;
  instagramKeys: TokenKeys;
  /** Whether stand-ins for outside services exist: in demo mode only. */
  hasSandbox: boolean;
  logger: Logger;
}

/** What the API does outside of requests: its tasks by their name. */
export function apiTasks(options: ApiTasksOptions): Record<string, Task> {
  const { database, blobs, documents, publicUrl } = options;
  const db = database.kysely;
  const provider = instagramProvider(options);
  const transport = mailTransportOf(options);
  return {
    [sendMailTask]: async (payload) => {
      const { mailId } = payload as { mailId: number };
      await sendMail(db, transport, mailId);
    },
    [passwordResetTask]: async (payload) => {
      const { email } = payload as { email: string };
      await sendPasswordReset(db, email, publicUrl);
    },
    [eraseAccountTask]: async (payload) => {
      const { accountId } = payload as { accountId: number };
      const authorKeys = options.instagramKeys;
      await eraseAccount({ db, blobs, documents, transport, authorKeys }, accountId);
    },
    [mailUnreadTask]: async (payload) => {
      const { accountId } = payload as { accountId: number };
      await mailUnread(db, accountId, publicUrl);
    },
    [lookAfterTask]: () => lookAfterRequests(db, publicUrl),
    [lookAfterEvidenceTask]: () => lookAfterEvidence(db, publicUrl),
    [endCheckAccountsTask]: () => endOldCheckAccounts(db),
    [refreshTokenTask]: async (payload) => {
      const { accountId } = payload as { accountId: number };
      await refreshStoredToken({ db, provider, keys: options.instagramKeys }, accountId);
    },
  };
}

/**
 * Those that work on pictures and videos, for minutes: mails must not wait for them. Nor does one group wait for another,
 * nor a short video for a long one.
 */
export function apiBackgroundTasks(options: ApiTasksOptions): Record<string, Task>[] {
  const { database, blobs, uploads, logger, settings } = options;
  const db = database.kysely;
  const provider = instagramProvider(options);
  const pictures: Record<string, Task> = {
    [rehostPostsTask]: async (payload) => {
      const { accountId } = payload as { accountId: number };
      if (!provider) return;
      const source = provider.media;
      await rehostPosts({ db, blobs, uploads, source, logger }, accountId);
    },
    [makeCopiesTask]: async (payload) => {
      const { sha256 } = payload as { sha256: string };
      await makePictureCopies({ db, blobs, uploads, shared: settings.copiesDir }, sha256);
    },
    [hashPicturesTask]: () => hashPictures({ db, blobs }),
  };
  const prepare = (isLong: boolean) => prepareNextVideo({ db, blobs, uploads, isLong });
  return [
    pictures,
    { [prepareVideoTask]: () => prepare(false) },
    { [prepareLongVideoTask]: () => prepare(true) },
  ];
}
