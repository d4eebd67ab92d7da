import { projectLimits } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { type FieldMessages, invalid, message, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { aboveMaximum } from '../../validation/number-messages.ts';
import { refuseRepeated } from '../../validation/refuse-repeated.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import { ownedRows, ownFirmOf, requireOwner } from '../portfolio/own-firm.service.ts';
import type { Owner } from '../portfolio/owner.columns.ts';
import * as repository from './projects.repository.ts';
import type { NewProject, ProjectChange } from './projects.schemas.ts';

type Db = Kysely<Tables>;

const projects = ownedRows('project');
const portfolioItems = ownedRows('portfolio_item');

/** The projects of a designer, architect or vendor. Answers are JSON text that the database wrote. */
export function createProjectsService(db: Db) {
  const own = ownFirmOf(db);

  async function read(accountId: number, id: number, from: Db = db): Promise<string> {
    const project = await repository.findOwnProject(from, accountId, id);
    if (project === undefined) throw notFound();
    return project;
  }

  return {
    /** In the own order; empty also while there is no profile. */
    list: (accountId: number): Promise<string> => repository.listOwnProjects(db, accountId),

    read: (accountId: number, id: number): Promise<string> => read(accountId, id),

    /**
     * @throws Refusal 400 while there is no profile, for one project too many, and for items, a cover or suppliers that
     * cannot be taken
     */
    async add(accountId: number, project: NewProject, noteCreated: NoteCreated): Promise<string> {
      await requireOwner(db, accountId);
      return own(accountId, async (transaction, owner) => {
        if ((await projects.count(transaction, owner)) >= projectLimits.projectsMax) {
          throw invalid({ non_field_errors: [message('projects_full')] });
        }
        await noteCreated(transaction);
        const { title, kind } = project;
        const row = { ...owner, ...columnsOf(project), title, kind };
        const id = await repository.insertProject(transaction, row);
        await fill(transaction, owner, id, project);
        return read(accountId, id, transaction);
      });
    },

    /**
     * What is not given stays.
     * @throws Refusal 400 for costs that are the wrong way round together with what is stored, and for items, a cover or
     * suppliers that cannot be taken
     */
    change: (accountId: number, id: number, change: ProjectChange): Promise<string> =>
      own(accountId, async (transaction, owner) => {
        const columns = columnsOf(change);
        if (!(await repository.updateProject(transaction, owner, id, columns))) throw notFound();
        await fill(transaction, owner, id, change);
        return read(accountId, id, transaction);
      }).catch(refuseTurnedCosts),

    /** Its items stay, as single ones. */
    remove: (accountId: number, id: number): Promise<void> =>
      own(accountId, async (transaction, owner) => {
        const foreign = await projects.foreignOf(transaction, owner, [id]);
        if (foreign.length > 0) throw notFound();
        await repository.replaceItems(transaction, id, []);
        await repository.deleteProject(transaction, id);
      }),

    /** @throws Refusal 400 for an id that is named twice, 404 for one that is not of an own project */
    async order(accountId: number, ids: readonly number[]): Promise<string> {
      await own(accountId, (transaction, owner) => projects.order(transaction, owner, ids));
      return repository.listOwnProjects(db, accountId);
    },
  };
}

/** The columns of a project that need no other table. */
function columnsOf({ items: _items, suppliers: _suppliers, ...columns }: ProjectChange) {
  const { cover_item_id: _cover, materials, ...plain } = columns;
  return { ...plain, ...(materials && { materials: [...new Set(materials)] }) };
}

/** Gives a project its items, then the cover, which is one of them, and its suppliers. */
async function fill(db: Db, owner: Owner, projectId: number, given: ProjectChange): Promise<void> {
  const { items, cover_item_id: cover, suppliers } = given;
  if (items) await putItems(db, owner, projectId, items);
  if (cover !== undefined) {
    if (cover !== null && !(await repository.isItemOf(db, projectId, cover))) {
      throw invalid({ cover_item_id: [unknownId(cover)] });
    }
    await repository.updateProject(db, owner, projectId, { cover_item_id: cover });
  }
  if (suppliers) await putSuppliers(db, projectId, suppliers);
}

async function putItems(
  db: Db,
  owner: Owner,
  projectId: number,
  items: NonNullable<ProjectChange['items']>,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  refuseRepeated('items', ids);
  const foreign = await portfolioItems.foreignOf(db, owner, ids);
  if (foreign.length > 0) {
    throw invalid({ items: messagesAt(ids, foreign, (id) => ({ id: [unknownId(id)] })) });
  }
  await repository.replaceItems(db, projectId, items);
}

async function putSuppliers(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  refuseRepeated('suppliers', ids);
  const known = await repository.lockPublicVendors(db, ids);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw invalid({ suppliers: messagesAt(ids, unknown, (id) => [unknownId(id)]) });
  }
  await repository.replaceSuppliers(db, projectId, ids);
}

/** Messages under the places of the refused ids in their list. */
const messagesAt = (
  ids: readonly number[],
  refused: readonly number[],
  messagesOf: (id: number) => FieldMessages,
): FieldMessages =>
  Object.fromEntries(
    ids.flatMap((id, index) => (refused.includes(id) ? [[index, messagesOf(id)]] : [])),
  );

/** One cost may be sent without the other, so only the table knows both. */
function refuseTurnedCosts(error: Error & { constraint?: string }): never {
  if (error.constraint !== 'project_cost') throw error;
  throw invalid({ cost_min: [aboveMaximum('cost_max')] });
}
