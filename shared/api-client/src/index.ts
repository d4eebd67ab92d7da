export { apiBaseQuery } from './api-base-query.ts';
export { apiClient, configureApiClient, send } from './api-client.ts';
export type { ApiClient, ApiClientOptions } from './create-api-client.ts';
export { createApiClient } from './create-api-client.ts';
export type { ApiProblem, ApiProblemKind } from './errors/api-problem.ts';
export { ApiError, isApiError, problemOf } from './errors/api-problem.ts';
export { problemFromResponse } from './errors/problem-from-response.ts';
export type { TokenStorages, TokenStore, Tokens } from './tokens/token-store.ts';
export { createTokenStore, sessionKeys } from './tokens/token-store.ts';
