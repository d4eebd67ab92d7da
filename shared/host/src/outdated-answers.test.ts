import { scriptApi } from '@aangan/api-client/testing';
import { describe, expect, test } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query';
import { createHostStore } from './host-store.ts';
import { markOutdated } from './mark-outdated.ts';

/** A store with a slice of one query, whose answers come when a test gives them. */
function aStore() {
  const waiting: ((answer: { data: string } | { error: string }) => void)[] = [];
  const api = createApi({
    reducerPath: 'boardsApi',
    baseQuery: () =>
      new Promise<{ data: string } | { error: string }>((resolve) => waiting.push(resolve)),
    tagTypes: ['Boards'],
    endpoints: (build) => ({
      list: build.query<string, void>({ query: () => '/boards/', providesTags: ['Boards'] }),
    }),
  });
  const { store, injectApi } = createHostStore({ auth: () => 'shell' }, scriptApi().client);
  injectApi(api);
  const ask = () => {
    store.dispatch(api.endpoints.list.initiate() as never);
  };
  const shown = () => api.endpoints.list.select()(store.getState() as never).data;
  const answer = async (at: number, given: { data: string } | { error: string }) => {
    waiting[at]?.(given);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const outdate = () => store.dispatch(markOutdated(['Boards']));
  return { ask, answer, outdate, shown, asked: () => waiting.length };
}

describe('answers that are marked as out of date', () => {
  test('are asked for again where the first one was under way', async () => {
    const { ask, answer, outdate, shown, asked } = aStore();
    ask();
    outdate();
    expect(asked()).toBe(1);
    await answer(0, { data: 'of before' });
    expect(asked()).toBe(2);
    await answer(1, { data: 'of after' });
    expect(shown()).toBe('of after');
    expect(asked()).toBe(2);
  });

  test('are asked for again once where they are there, and where another one is under way', async () => {
    const { ask, answer, outdate, shown, asked } = aStore();
    ask();
    await answer(0, { data: 'first' });
    outdate();
    expect(asked()).toBe(2);
    outdate();
    await answer(1, { data: 'second' });
    expect(asked()).toBe(3);
    await answer(2, { data: 'third' });
    expect([shown(), asked()]).toEqual(['third', 3]);
  });

  test('are not asked for again where the first one has failed', async () => {
    const { ask, answer, outdate, asked } = aStore();
    ask();
    outdate();
    await answer(0, { error: 'away' });
    expect(asked()).toBe(1);
  });
});
