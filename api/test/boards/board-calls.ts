import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { keepPicture } from '../testing/fill-account.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export type Headers = Record<string, string>;

interface Item {
  id: number;
  thing: string;
  note: string;
  saved_at: string;
  card: { thing: string; is_gone: boolean; title: string | null };
}

/** Calls about boards of the API that the tests of a file share. */
export function boardCalls(api: () => TestApi) {
  const send = (
    method: 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Headers,
    payload?: object,
  ) => api().call(method, url, { headers, ...(payload && { payload }) });
  const add = (headers: Headers, title: string) =>
    api().post('/api/boards/', { title }, { headers });
  const read = async (headers: Headers, id: number, query = '') =>
    (await api().get(`/api/boards/${id}/${query}`, headers)).json();
  const put = (headers: Headers, board: number, body: object) =>
    api().post(`/api/boards/${board}/items/`, body, { headers });

  return {
    add,
    read,
    put,
    /** A client who has signed in. */
    person: (name = 'Asha') => signUp(api(), 'client', name),
    /** Makes a board. @returns its id */
    board: async (headers: Headers, title = 'House') =>
      Number((await add(headers, title)).json().id),
    boards: async (headers: Headers) => (await api().get('/api/boards/', headers)).json().boards,
    rename: (headers: Headers, id: number, body: object) =>
      send('PATCH', `/api/boards/${id}/`, headers, body),
    remove: (headers: Headers, id: number) => send('DELETE', `/api/boards/${id}/`, headers),
    save: (headers: Headers, thing: string) => send('PUT', `/api/boards/saved/${thing}/`, headers),
    unsave: (headers: Headers, thing: string) =>
      send('DELETE', `/api/boards/saved/${thing}/`, headers),
    saved: async (headers: Headers): Promise<string[]> =>
      (await api().get('/api/boards/saved/', headers)).json().things,
    change: (headers: Headers, board: number, item: number, body: object) =>
      send('PATCH', `/api/boards/${board}/items/${item}/`, headers, body),
    takeOff: (headers: Headers, board: number, item: number) =>
      send('DELETE', `/api/boards/${board}/items/${item}/`, headers),
    join: (headers: Headers, items: readonly object[]) =>
      api().post('/api/boards/join/', { items }, { headers }),
    share: async (headers: Headers, board: number): Promise<string> => {
      const answer = await api().post(`/api/boards/${board}/link/`, {}, { headers });
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json().token;
    },
    endLink: (headers: Headers, board: number) =>
      send('DELETE', `/api/boards/${board}/link/`, headers),
    items: async (headers: Headers, board: number, query = ''): Promise<Item[]> =>
      (await read(headers, board, query)).results,
    /** Puts things on a board, so that the first is the first of it. @returns the ids of the items in this order */
    fill: async (headers: Headers, board: number, things: readonly string[]) => {
      const ids: number[] = [];
      for (const thing of things.toReversed()) {
        ids.unshift((await put(headers, board, { thing })).json().id);
      }
      return ids;
    },
    /** Pictures in the portfolio of a designer, as things. */
    pictures: async (designerId: number, count: number): Promise<string[]> => {
      const sha256 = await keepPicture(api(), 'a picture of boards');
      const { rows } = await sql<{ id: number }>`
        insert into portfolio_item (designer_id, title, description, category, media_type, media_sha256)
        select ${designerId}, 'Room ' || n, 'Long enough.', 'other', 'IMAGE', ${sha256}
        from generate_series(1, ${count}) n returning id`.execute(api().db);
      return rows.map(({ id }) => `picture-${id}`);
    },
    /** Puts pictures on a board, past the API, for limits. */
    stuff: async (board: number, pictures: readonly string[]) => {
      const ids = pictures.map((thing) => Number(thing.split('-')[1]));
      await sql`insert into board_item (board_id, kind, thing_id, picture_id, position)
        select ${board}, 'picture', id, id, -n
        from unnest(${ids}::bigint[]) with ordinality as given (id, n)`.execute(api().db);
    },
  };
}

/** The statements that are sent to the database while `use` runs. */
export async function statementsOf(
  { database: { pool } }: TestApi,
  use: () => Promise<unknown>,
): Promise<string[]> {
  const statements: string[] = [];
  const watched = new Map<object, () => void>();
  const watch = (client: { query: unknown }) => {
    if (watched.has(client)) return;
    const query = client.query as (...given: unknown[]) => unknown;
    watched.set(client, () => {
      client.query = query;
    });
    client.query = (...given: unknown[]) => {
      const [statement] = given as [string | { text: string }];
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return query.apply(client, given);
    };
  };
  pool.on('acquire', watch);
  try {
    await use();
  } finally {
    pool.off('acquire', watch);
    for (const restore of watched.values()) restore();
  }
  return statements;
}
