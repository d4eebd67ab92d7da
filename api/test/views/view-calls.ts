import { setTimeout as wait } from 'node:timers/promises';
import { dayAfter, dayInIndia } from '@aangan/domain/quotes';
import { sql } from 'kysely';
import { makeDesigner } from '../testing/make-designer.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export const browser =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

interface Who {
  /** Default: one in a network of its own. */
  address?: string;
  /** Default: {@link browser}; empty: none is told. */
  userAgent?: string;
  headers?: Record<string, string>;
}

type Kind = 'designer' | 'vendor';

let addresses = 0;
/** An address in a network of its own. */
export function newAddress(): string {
  addresses += 1;
  return `10.${Math.floor(addresses / 250)}.${addresses % 250}.7`;
}

/** A day in India, as ISO text. */
export const dayAgo = (days: number) => dayAfter(dayInIndia(Date.now()), -days);

/** Requests of tests about views, and what was counted of them. */
export function viewCalls(api: () => TestApi) {
  const view = (body: object, { address = newAddress(), userAgent = browser, headers }: Who = {}) =>
    api().app.inject({
      method: 'POST',
      url: '/api/views/',
      payload: body,
      remoteAddress: address,
      headers: { 'user-agent': userAgent, ...headers },
    });
  const counts = async (id: number, kind: Kind = 'designer') => {
    const { rows } = await sql<Record<string, number | string>>`
      select to_jsonb(v) - 'designer_id' - 'vendor_id' as counts from firm_view v
      where ${sql.ref(`${kind}_id`)} = ${id} order by day`.execute(api().db);
    return rows.map(({ counts: found }) => found as unknown as Record<string, number | string>);
  };
  const people = async (id: number, kind: Kind = 'designer') =>
    (await counts(id, kind)).reduce((sum, row) => sum + Number(row.people), 0);
  return {
    view,
    ofDesigner: (id: number, more: object = {}) => ({
      kind: 'designer',
      id,
      source: 'listing',
      ...more,
    }),
    counts,
    people,
    ofProject: async (id: number) => {
      const { rows } = await sql<{ people: number | null }>`
        select sum(people)::integer as people from project_view where project_id = ${id}`.execute(
        api().db,
      );
      return rows[0]?.people ?? 0;
    },
    /** Waits until all views before were counted: one of another firm comes after them. */
    counted: async () => {
      const { id } = await makeDesigner(api().db);
      await view({ kind: 'designer', id, source: 'home' });
      for (let tries = 0; (await people(id)) === 0; tries += 1) {
        if (tries > 100) throw new Error('The views were not counted.');
        await wait(100);
      }
    },
  };
}
