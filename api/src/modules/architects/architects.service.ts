import type { Database } from '@aangan/server';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { forbidden, notFound, profileRequired } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { maySeeUnverified, type Viewer } from '../firms/public-profile/may-see-unverified.ts';
import * as architects from './architects.repository.ts';
import type { ArchitectBody, ArchitectChange } from './architects.schemas.ts';

/** The principal architects of design firms. Answers are JSON text that the database wrote. */
export function createArchitectsService(database: Database<Tables>) {
  const db = database.kysely;

  async function find(id: number): Promise<architects.FoundArchitect> {
    const found = await architects.findArchitect(database, id);
    if (!found) throw notFound();
    return found;
  }

  /** @throws Refusal 403: that there is such an architect is public, so it is not hidden */
  async function findOwn(ownerId: number, id: number): Promise<void> {
    const { accountId, isVerified } = await find(id);
    if (accountId === ownerId) return;
    throw isVerified ? forbidden() : notFound();
  }

  return {
    listOwn: (ownerId: number) => architects.listOwnArchitects(db, ownerId),

    /** As public as its firm's page. */
    async read(id: number, viewer: () => Promise<Viewer | undefined>): Promise<string> {
      const { json, isVerified, accountId } = await find(id);
      if (!isVerified && !(await maySeeUnverified(viewer, accountId))) throw notFound();
      return json;
    },

    /** @throws Refusal 400 while the firm has no profile to add it to */
    async add(ownerId: number, body: ArchitectBody, noteCreated: NoteCreated): Promise<string> {
      const designerId = await architects.findProfileId(db, ownerId);
      if (designerId === undefined) throw profileRequired();
      const id = await db.transaction().execute(async (transaction) => {
        await noteCreated(transaction);
        return architects.insertArchitect(transaction, designerId, body);
      });
      return (await find(id)).json;
    },

    async change(ownerId: number, id: number, change: ArchitectChange): Promise<string> {
      await findOwn(ownerId, id);
      await architects.updateArchitect(db, id, change);
      return (await find(id)).json;
    },

    async remove(ownerId: number, id: number): Promise<void> {
      await findOwn(ownerId, id);
      await architects.deleteArchitect(db, id);
    },
  };
}
