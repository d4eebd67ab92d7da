import type { PricedLine, Quote } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { draftChangedElsewhere, notFound, templatesFull } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import * as templates from './templates.repository.ts';

type Db = Kysely<Tables>;

interface Template {
  name: string;
  content: Quote;
}

/** What firms write their quotes with. */
export function createTemplatesService(db: Db) {
  /** @throws Refusal 404 for a template of others or none */
  async function read(accountId: number, id: number, using: Db = db) {
    const found = await templates.findTemplate(using, accountId, id);
    if (!found) throw notFound();
    return found;
  }

  return {
    list: async (accountId: number) => ({ results: await templates.listTemplates(db, accountId) }),
    read: (accountId: number, id: number) => read(accountId, id),

    /** @throws Refusal 409 for one template too many */
    add: (accountId: number, template: Template, noteCreated: NoteCreated) =>
      db.transaction().execute(async (transaction) => {
        await noteCreated(transaction);
        const id = await templates.insertTemplate(transaction, accountId, template);
        if (id === undefined) throw templatesFull();
        return read(accountId, id, transaction);
      }),

    /** @throws Refusal 404 for a template of others or none */
    async change(accountId: number, id: number, template: Template) {
      if (!(await templates.updateTemplate(db, accountId, id, template))) throw notFound();
      return read(accountId, id);
    },

    /** @throws Refusal 404 for a template of others or none */
    async remove(accountId: number, id: number): Promise<void> {
      if (!(await templates.deleteTemplate(db, accountId, id))) throw notFound();
    },

    prices: (accountId: number) => templates.findPrices(db, accountId),

    /** @throws Refusal 409 where another tab has saved since it was read */
    async savePrices(accountId: number, list: { revision: number; items: PricedLine[] }) {
      if (!(await templates.savePrices(db, accountId, list))) throw draftChangedElsewhere();
      return templates.findPrices(db, accountId);
    },
  };
}
