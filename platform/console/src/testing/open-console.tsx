import { GlobalStyle } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { registryApi } from '../api/registry-api.ts';
import { routes } from '../console-app.tsx';
import { createStore } from '../create-store.ts';

interface Answer {
  status?: number;
  body?: unknown;
}

/**
 * What the console's server answers: by its own path, or by the registry's behind `/requests`; with a CSRF token behind
 * it only to that.
 */
export let answers: Record<string, Answer>;
/** Requests to the registry, as `POST /platform/…`, with their bodies. */
let asked: { line: string; body: unknown; csrf: string }[];

/** `npm start` has just put it on production. */
export const served = (name: string, more: object = {}) => ({
  name,
  release: '1'.repeat(16),
  version: `1.0.0+${'1'.repeat(16)}`,
  team: `${name}-team`,
  previous: null,
  isOff: false,
  at: new Date().toISOString(),
  by: 'asha@aangan.test',
  why: 'A new page.',
  ...more,
});

const signedIn = { body: { email: 'integrator@aangan.test', csrf: 'token-1' } };

beforeAll(modalDialogs);
beforeEach(() => {
  asked = [];
  answers = {
    '/session': signedIn,
    '/session/begin': signedIn,
    '/session/end': { status: 204 },
    'GET /platform/channels': { body: { results: ['production'], addresses: {} } },
    'GET /platform/channels/production/releases': {
      body: {
        channel: 'production',
        revision: 7,
        canaries: [],
        releases: [served('auth'), served('vendors', { previous: '0'.repeat(16) })],
      },
    },
    'GET /platform/channels/production/health': { body: { results: [] } },
    'GET /platform/low-trust': { body: { results: [] } },
  };
  // The browser's fetch: the console's server is another process.
  globalThis.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    const { method, path, body } = JSON.parse(String(init?.body)) as Record<string, string>;
    const line = url === '/requests' ? `${method} ${path}` : String(url);
    const csrf = new Headers(init?.headers).get('x-csrf-token') ?? '';
    asked.push({ line, body, csrf });
    const { status = 200, body: answer } = answers[`${line} ${csrf}`] ??
      answers[line] ?? { status: 404, body: { detail: line } };
    return {
      status,
      ok: status < 400,
      text: async () => (answer === undefined ? '' : JSON.stringify(answer)),
    };
  }) as unknown as typeof fetch;
});

let close = () => {};
afterEach(() => close());

/** Opens the console at an address, after a page of its own. */
export function openConsole(at = '/') {
  const store = createStore();
  const router = createMemoryRouter(routes, { initialEntries: ['/before', at] });
  const { unmount } = render(
    <Provider store={store}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </Provider>,
  );
  close = () => {
    unmount();
    act(() => {
      store.dispatch(registryApi.util.resetApiState());
    });
  };
  return { store, router };
}

/** What was sent to an address of the registry. */
export const sentTo = (line: string) => asked.filter((request) => request.line === line);
