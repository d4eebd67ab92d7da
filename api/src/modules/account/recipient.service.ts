import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { findRecipient, type Recipient } from './recipient.repository.ts';

/** The address for a mail about this account; undefined when it is inactive or does not want this kind of mail. */
export const readRecipient = (
  db: Kysely<Tables>,
  accountId: number,
  kind: 'requests' | 'reviews',
): Promise<Recipient | undefined> => findRecipient(db, accountId, kind);
