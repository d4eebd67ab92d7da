import type { Endpoint } from '@aangan/endpoint';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiClient } from './create-api-client.ts';
import { type ApiProblem, problemOf } from './errors/api-problem.ts';

/** The extra argument of every thunk in a host's store: the client of that host. */
export interface ApiThunkExtra {
  client: ApiClient;
}

/**
 * RTK Query over the client of the store's host: a query function answers an {@link Endpoint}, an error is an
 * {@link ApiProblem}. The slice itself holds no client, so one slice serves any number of hosts.
 */
export const apiBaseQuery: BaseQueryFn<Endpoint<unknown>, unknown, ApiProblem> = async (
  endpoint,
  { signal, extra },
) => {
  try {
    return { data: await (extra as ApiThunkExtra).client.send(endpoint, signal) };
  } catch (error) {
    return { error: problemOf(error) };
  }
};
