// What `@reduxjs/toolkit/query/react` is in the server build: queries begin while a component renders, because effects
// do not run on a server.
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { createContext, useContext } from 'react';
import { useSelector, useStore, useDispatch as useStoreDispatch } from 'react-redux';

export * from '@reduxjs/toolkit/query/react';

interface RenderedQueries {
  /** Whether queries begin in this render. In the last render they do not: refused queries would start again. */
  begin: boolean;
  /** Called for each query that the render shows as loading. */
  onWaiting(): void;
}

/** How queries behave in a render. */
export const QueriesContext = createContext<RenderedQueries>({
  begin: true,
  onWaiting: () => undefined,
});

function useDispatch() {
  const { begin } = useContext(QueriesContext);
  const dispatch = useStoreDispatch();
  // Queries are thunks. The other actions only read.
  const idle = ((action: never) =>
    typeof action === 'function' ? undefined : dispatch(action)) as typeof dispatch;
  return begin ? dispatch : idle;
}

/** As react-redux has it; it sees the state of each query that a component shows. */
const useQuerySelector: typeof useSelector = (selector, equality) => {
  const { onWaiting } = useContext(QueriesContext);
  const selected = useSelector(selector, equality as never);
  if ((selected as { isLoading?: boolean } | undefined)?.isLoading) onWaiting();
  return selected;
};
useQuerySelector.withTypes = useSelector.withTypes;

export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    unstable__sideEffectsInRender: true,
    hooks: {
      useDispatch: useDispatch as typeof useStoreDispatch,
      useSelector: useQuerySelector,
      useStore,
    },
  }),
);
