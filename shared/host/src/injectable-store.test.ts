import { describe, expect, it } from '@jest/globals';
import type { Middleware } from '@reduxjs/toolkit';
import { createInjectableStore } from './injectable-store.ts';

function slice(reducerPath: string, state: string, seen: string[] = []) {
  const middleware: Middleware = () => (next) => (action) => {
    seen.push(`${state}:${(action as { type: string }).type}`);
    return next(action);
  };
  const reset = { type: `${reducerPath}/resetApiState` };
  return { reducerPath, reducer: () => state, middleware, util: { resetApiState: () => reset } };
}

describe('a store that remotes add their slices to', () => {
  it('has a slice’s state as soon as it is injected, beside the shell’s own', () => {
    const { store, injectApi } = createInjectableStore({ auth: () => 'shell' });
    injectApi(slice('designersApi', 'designers'));
    expect(store.getState()).toEqual({ auth: 'shell', designersApi: 'designers' });
  });

  it('runs a slice’s middleware once, however often it is injected', () => {
    const seen: string[] = [];
    const { store, injectApi } = createInjectableStore({ auth: () => 'shell' });
    const designers = slice('designersApi', 'designers', seen);
    injectApi(designers);
    injectApi(designers);
    seen.length = 0;
    store.dispatch({ type: 'ping' });
    expect(seen).toEqual(['designers:ping']);
  });

  it('lets another release’s slice take the place of the first, reducer and middleware', () => {
    const seen: string[] = [];
    const { store, injectApi } = createInjectableStore({ auth: () => 'shell' });
    injectApi(slice('designersApi', 'old', seen));
    injectApi(slice('designersApi', 'new', seen));
    seen.length = 0;
    store.dispatch({ type: 'ping' });
    expect(store.getState()).toEqual({ auth: 'shell', designersApi: 'new' });
    expect(seen).toEqual(['new:ping']);
  });

  it('forgets what every slice holds, the replaced one not asked', () => {
    const seen: string[] = [];
    const { injectApi, forgetAnswers } = createInjectableStore({ auth: () => 'shell' });
    injectApi(slice('designersApi', 'old', seen));
    injectApi(slice('designersApi', 'new', seen));
    injectApi(slice('vendorsApi', 'vendors', seen));
    seen.length = 0;
    forgetAnswers();
    expect(seen).toEqual([
      'new:designersApi/resetApiState',
      'vendors:designersApi/resetApiState',
      'new:vendorsApi/resetApiState',
      'vendors:vendorsApi/resetApiState',
    ]);
  });
});
