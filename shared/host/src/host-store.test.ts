import { scriptApi } from '@aangan/api-client/testing';
import { describe, expect, test } from '@jest/globals';
import type { Middleware, Reducer } from '@reduxjs/toolkit';
import { createHostStore } from './host-store.ts';
import { markOutdated } from './mark-outdated.ts';

function slice(reducerPath: string, state: string, seen: string[] = []) {
  const middleware: Middleware = () => (next) => (action) => {
    seen.push(`${state}:${(action as { type: string }).type}`);
    return next(action);
  };
  const reset = { type: `${reducerPath}/resetApiState` };
  return { reducerPath, reducer: () => state, middleware, util: { resetApiState: () => reset } };
}

const aStore = () => createHostStore({ auth: () => 'shell' }, scriptApi().client);
type State = Record<string, unknown>;

describe('a host’s store', () => {
  test('has the state of a slice as soon as it is injected, without any dispatch', () => {
    const { store, injectApi } = aStore();
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    injectApi(slice('designersApi', 'designers'));
    const state = store.getState() as State;
    expect([state.auth, state.designersApi]).toEqual(['shell', 'designers']);
    expect(changes).toBe(0);
  });

  test('starts a slice from the state that the page was rendered with, and others from their own', () => {
    const rendered = { listed: { queries: { a: 1 } } };
    const { store, injectApi } = createHostStore(
      { auth: () => 'shell' },
      scriptApi().client,
      rendered,
    );
    const started = { queries: {}, config: 'own' };
    const counting = (state: object = started, { type }: { type: string }) =>
      type === 'count' ? { ...state, counted: true } : state;
    for (const path of ['listed', 'others']) {
      injectApi({ ...slice(path, ''), reducer: counting as Reducer });
    }
    const expected = { queries: { a: 1 }, config: 'own' };
    const { listed, others } = store.getState() as State;
    expect([listed, others]).toEqual([expected, started]);
    store.dispatch({ type: 'count' });
    expect((store.getState() as State).listed).toEqual({ ...expected, counted: true });
  });

  test('answers the same state object until something is dispatched', () => {
    const { store, injectApi } = aStore();
    injectApi(slice('designersApi', 'designers'));
    expect(store.getState()).toBe(store.getState());
  });

  test('runs the middleware of a slice once, however often it is injected', () => {
    const seen: string[] = [];
    const { store, injectApi } = aStore();
    const designers = slice('designersApi', 'designers', seen);
    injectApi(designers);
    injectApi(designers);
    store.dispatch({ type: 'ping' });
    expect(seen).toEqual(['designers:ping']);
  });

  test('lets the slice of another release replace the first, reducer and middleware', () => {
    const seen: string[] = [];
    const { store, injectApi } = aStore();
    injectApi(slice('designersApi', 'old', seen));
    store.dispatch({ type: 'first' });
    injectApi(slice('designersApi', 'new', seen));
    seen.length = 0;
    store.dispatch({ type: 'ping' });
    expect((store.getState() as State).designersApi).toBe('new');
    expect(seen).toEqual(['new:ping']);
  });

  test('resets every slice, and not the replaced one', () => {
    const seen: string[] = [];
    const { injectApi, resetApis } = aStore();
    injectApi(slice('designersApi', 'old', seen));
    injectApi(slice('designersApi', 'new', seen));
    injectApi(slice('vendorsApi', 'vendors', seen));
    resetApis();
    expect(seen).toEqual([
      'new:designersApi/resetApiState',
      'vendors:designersApi/resetApiState',
      'new:vendorsApi/resetApiState',
      'vendors:vendorsApi/resetApiState',
    ]);
  });

  test('tells the slices that have such answers what is out of date', () => {
    const seen: string[] = [];
    const { store, injectApi } = aStore();
    const tagged = { designersApi: 'Firm', vendorsApi: 'Firm', authApi: 'Session' };
    for (const [path, tag] of Object.entries(tagged)) {
      const known = slice(path, path, path === 'authApi' ? seen : []);
      const invalidateTags = (tags: readonly string[]) => ({ type: `${path} without ${tags}` });
      const util = { ...known.util, invalidateTags };
      injectApi({ ...known, util, reducer: () => ({ provided: { tags: { [tag]: {} } } }) });
    }
    injectApi(slice('otherApi', 'other'));
    store.dispatch(markOutdated(['Firm', 'Unknown']));
    expect(seen).toEqual([
      'authApi:host/markOutdated',
      'authApi:designersApi without Firm',
      'authApi:vendorsApi without Firm',
    ]);
  });

  test('gives thunks the client of the host', async () => {
    const { client } = scriptApi();
    const { store } = createHostStore({ auth: () => 'shell' }, client);
    const thunk = (_dispatch: unknown, _getState: unknown, extra: { client: unknown }) => extra;
    expect(store.dispatch(thunk as never)).toEqual({ client });
  });
});
