import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type Store,
} from '@reduxjs/toolkit';
import type { ApiSlice } from './session-host.ts';

/** A store that api slices can be added to while it runs. */
export interface InjectableStore<State> {
  store: Store<State>;
  /** Adds a slice once; a slice with the path of an earlier one takes its place. */
  injectApi(api: ApiSlice): void;
  /** Forgets every answer that the slices hold; what is on the screen is asked for again. */
  forgetAnswers(): void;
}

/** A Redux store with the given reducers, open to the api slices of remotes. */
export function createInjectableStore<State extends object>(
  reducers: {
    [Key in keyof State]: Reducer<State[Key]>;
  },
): InjectableStore<State> {
  const injected = new Map<string, ApiSlice>();
  const reducer = combineSlices(reducers as Record<string, Reducer>);
  const remotes = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(remotes.middleware),
  });

  const isCurrent = (api: ApiSlice) => injected.get(api.reducerPath) === api;
  return {
    store: store as unknown as Store<State>,
    injectApi(api) {
      if (isCurrent(api)) return;
      injected.set(api.reducerPath, api);
      reducer.inject(api, { overrideExisting: true });
      remotes.addMiddleware(whileCurrent(api, isCurrent));
      // An injected reducer has no state before the next action, and the slice's hooks read it at once.
      store.dispatch({ type: 'session/apiInjected', payload: api.reducerPath });
    },
    forgetAnswers() {
      for (const { util } of injected.values()) store.dispatch(util.resetApiState());
    },
  };
}

/** A replaced slice's middleware stays in the chain; it must not answer for the one that took its place. */
function whileCurrent(api: ApiSlice, isCurrent: (api: ApiSlice) => boolean): Middleware {
  return (store) => {
    const start = api.middleware(store);
    return (next) => {
      const run = start(next);
      return (action) => (isCurrent(api) ? run(action) : next(action));
    };
  };
}
