import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { registryApi } from './api/registry-api.ts';
import { sessionReducer } from './session/session-slice.ts';

/** The console's store. It listens to the window's focus, so that tabs in the background do not poll. */
export function createStore() {
  const store = configureStore({
    reducer: { session: sessionReducer, [registryApi.reducerPath]: registryApi.reducer },
    middleware: (base) =>
      base({ serializableCheck: false, immutableCheck: false }).concat(registryApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

type Store = ReturnType<typeof createStore>;
export type State = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
