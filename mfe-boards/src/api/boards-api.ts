import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';
import { boardsTag } from '../saved/use-saved-things.ts';

/** The API slice of the pages of boards. */
export const boardsApi = createApi({
  reducerPath: 'boards/boards',
  baseQuery: apiBaseQuery,
  tagTypes: [boardsTag],
  endpoints: () => ({}),
});
