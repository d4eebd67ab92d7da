// What `@reduxjs/toolkit/query/react` is in the server build: queries begin while a component renders, because effects
// do not run on a server.
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { createContext, useContext } from 'react';
import { useSelector, useStore, useDispatch as useStoreDispatch } from 'react-redux';

export * from '@reduxjs/toolkit/query/react';

/** Whether queries begin in this render. In the last render they do not: refused queries would start again. */
export const QueriesBegin = createContext(true);

function useDispatch() {
  const begin = useContext(QueriesBegin);
  const dispatch = useStoreDispatch();
  // Queries are thunks. The other actions only read.
  const idle = ((action: never) =>
    typeof action === 'function' ? undefined : dispatch(action)) as typeof dispatch;
  return begin ? dispatch : idle;
}

export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    unstable__sideEffectsInRender: true,
    hooks: { useDispatch: useDispatch as typeof useStoreDispatch, useSelector, useStore },
  }),
);
