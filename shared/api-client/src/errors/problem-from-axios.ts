import axios from 'axios';
import { ApiError, type ApiProblem, isApiError } from './api-problem.ts';
import { problemFromResponse } from './problem-from-response.ts';

const timeoutCodes = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/** Anything that a request threw, as an {@link ApiError}. */
export function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : new ApiError(problemFromAxios(error), error);
}

function problemFromAxios(error: unknown): ApiProblem {
  if (axios.isCancel(error)) return { kind: 'cancelled', message: 'The request was cancelled.' };
  if (!axios.isAxiosError(error)) {
    return { kind: 'network', message: error instanceof Error ? error.message : String(error) };
  }
  if (error.response) {
    const { status, data, headers } = error.response;
    return problemFromResponse(status, data, headers['retry-after']);
  }
  const kind = timeoutCodes.has(error.code ?? '') ? 'timeout' : 'network';
  return { kind, message: error.message };
}
