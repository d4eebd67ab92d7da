import type { AuditKind } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { shortenedAddress } from '../../plugins/shortened-address.ts';
import { searchWords } from '../../search-words.ts';
import type { Tables } from '../../tables.ts';
import * as audit from './audit.repository.ts';
import type { Caller } from './caller.ts';
import { deviceName } from './device-name.ts';

type Db = Kysely<Tables>;

/**
 * Keeps what happened to an account; in a transaction only if that commits.
 * @param caller whose network and device are kept; none where nobody called
 */
export async function noteEvent(
  db: Db,
  kind: AuditKind,
  accountId: number | null,
  caller?: Caller,
): Promise<void> {
  await audit.insertEvent(db, {
    kind,
    account_id: accountId,
    network: caller ? shortenedAddress(caller.address) : null,
    device: caller ? deviceName(caller.userAgent ?? null) : null,
  });
}

/** The same statements run whether or not there is an account of that address. */
export async function noteFailedSignIn(db: Db, email: string, caller: Caller): Promise<void> {
  await noteEvent(db, 'sign-in-failed', await audit.findActiveId(db, email), caller);
}

/** What happened to the own account, as JSON text. */
export const listOwnEvents = (db: Db, accountId: number): Promise<string> =>
  audit.listOwn(db, accountId);

/** One page of what happened to all accounts, as JSON text. */
export async function listEvents(
  db: Db,
  query: { page?: unknown; page_size?: unknown; search?: string },
  publicUrl: string,
): Promise<string> {
  const paging = readPaging(query);
  const listed = await audit.listTrail(db, searchWords(query.search), paging);
  const address = `${publicUrl}/api/operator/audit/`;
  return pageBody(listed, paging, { address, filters: { search: query.search } });
}

/** Deletes what is older than it is kept. */
export const forgetOldEvents = (db: Db): Promise<void> => audit.deleteOldEvents(db);
