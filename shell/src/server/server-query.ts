// What `@reduxjs/toolkit/query/react` is in the server build: queries begin while a component renders, because effects
// do not run on a server.
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';

export * from '@reduxjs/toolkit/query/react';

export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: true }),
);
