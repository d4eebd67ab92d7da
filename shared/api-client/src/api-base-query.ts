import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { send } from './api-client.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { type ApiProblem, problemOf } from './errors/api-problem.ts';

/** RTK Query over the one client: a query function answers an {@link Endpoint}, an error is an {@link ApiProblem}. */
export const apiBaseQuery: BaseQueryFn<Endpoint<unknown>, unknown, ApiProblem> = async (
  endpoint,
  { signal },
) => {
  try {
    return { data: await send(endpoint, signal) };
  } catch (error) {
    return { error: problemOf(error) };
  }
};
