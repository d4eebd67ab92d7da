import type { ApiClient, ApiThunkExtra } from '@aangan/api-client';
import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type Store,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { outdating } from './outdated-answers.ts';

/** The part of an RTK Query API slice that a store needs to run it. */
export interface ApiSlice {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  util: { resetApiState(): UnknownAction };
}

/** The state that API slices start with, by reducer path: what a page was rendered with. */
export type SliceStates = Readonly<Record<string, object>>;

/** Disables the warnings of development checks about their own slowness, which depends on the machine's load. */
const untimedChecks = {
  immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
  serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
};

/** A host's Redux store. */
export type HostStore<State = unknown> = Store<State>;

/** A store that API slices are added to while it runs. */
interface InjectableStore<State> {
  store: HostStore<State>;
  /**
   * Adds a slice. Adding it again does nothing; another slice with the same path replaces it. Nothing is dispatched,
   * so that a component may do it while it renders.
   */
  injectApi(api: ApiSlice): void;
  /** Drops every cached answer of the slices; what is on the screen is fetched again. */
  resetApis(): void;
}

/**
 * A host's store with the given reducers. Thunks get the host's API client as their extra argument
 * (`ApiThunkExtra`), so that slices need no client of their own.
 * @param slices the state that slices start with when they are added; others start empty
 */
export function createHostStore<State extends object>(
  reducers: { [Key in keyof State]: Reducer<State[Key]> },
  client: ApiClient,
  slices: SliceStates = {},
): InjectableStore<State> {
  const injected = new Map<string, ApiSlice>();
  const reducer = combineSlices(reducers as Record<string, Reducer>);
  const remotes = createDynamicMiddleware();
  const extraArgument: ApiThunkExtra = { client };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, ...untimedChecks }).concat(
        outdating(injected),
        remotes.middleware,
      ),
    enhancers: (defaults) => defaults().concat(withInjectedState(reducer)),
  });

  const isCurrent = (api: ApiSlice) => injected.get(api.reducerPath) === api;
  return {
    store: store as unknown as HostStore<State>,
    injectApi(api) {
      if (isCurrent(api)) return;
      injected.set(api.reducerPath, api);
      reducer.inject(startingFrom(api, slices[api.reducerPath]), { overrideExisting: true });
      remotes.addMiddleware(whileCurrent(api, isCurrent));
    },
    resetApis() {
      for (const { util } of injected.values()) store.dispatch(util.resetApiState());
    },
  };
}

/** The slice with an initial state, which may be partial. */
function startingFrom({ reducerPath, reducer }: ApiSlice, state: object | undefined) {
  if (!state) return { reducerPath, reducer };
  const initial = { ...reducer(undefined, { type: 'start' }), ...state };
  const started: Reducer = (current = initial, action) => reducer(current, action);
  return { reducerPath, reducer: started };
}

/**
 * An injected reducer has no state before the next action, but the hooks of its slice read the state at once: until
 * then `getState` answers the reducer's initial state.
 */
function withInjectedState(reducer: ReturnType<typeof combineSlices>): StoreEnhancer {
  const withInitialState = reducer.selector((state: unknown) => state) as (state: unknown) => never;
  return (createStore) => (rootReducer, preloadedState) => {
    const store = createStore(rootReducer, preloadedState);
    return { ...store, getState: () => withInitialState(store.getState()) };
  };
}

/** A replaced slice's middleware stays in the chain; it must not handle the actions of its replacement. */
function whileCurrent(api: ApiSlice, isCurrent: (api: ApiSlice) => boolean): Middleware {
  return (store) => {
    const start = api.middleware(store);
    return (next) => {
      const run = start(registeringLater(next));
      return (action) => (isCurrent(api) ? run(action) : next(action));
    };
  };
}

type Next = (action: unknown) => unknown;

/**
 * Delays the action with which RTK Query's middleware registers itself: it is sent by the first hook of a slice, while
 * a component renders. The delay is harmless, because only RTK's development checks read what the action stores.
 */
function registeringLater(next: Next): Next {
  return (action) => {
    if (!isRegistration(action as UnknownAction)) return next(action);
    queueMicrotask(() => next(action));
    return action;
  };
}

function isRegistration({ type }: UnknownAction): boolean {
  return String(type).endsWith('/config/middlewareRegistered');
}
