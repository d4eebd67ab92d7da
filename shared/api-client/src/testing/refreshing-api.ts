import type { IncomingMessage, ServerResponse } from 'node:http';

interface Seen {
  path: string;
  bearer: string | undefined;
  trace: unknown[];
  unattended: unknown;
}

/** An API with one valid access token, which a refresh with `refresh-1` replaces. */
export function anApi() {
  const seen: Seen[] = [];
  const state = {
    valid: 'fresh',
    handsOut: 'fresh',
    refreshStatus: 200,
    refreshes: 0,
    hangsUp: false,
    /** Runs before a refresh is answered. */
    onRefresh: () => {},
  };
  const answer = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const { authorization: bearer, traceparent, tracestate } = request.headers;
    seen.push({
      path,
      bearer,
      trace: [traceparent, tracestate],
      unattended: request.headers['x-unattended'],
    });
    if (path === '/auth/token/refresh/') {
      state.refreshes += 1;
      if (state.hangsUp) return request.socket.destroy();
      state.onRefresh();
      const body = { access: state.handsOut, refresh: 'refresh-2' };
      // Slow enough for every parallel 401 to arrive while it runs.
      setTimeout(() => answer(response, state.refreshStatus, body), 30);
    } else if (path === '/forbidden/') {
      answer(response, 403, { detail: 'You do not have permission to perform this action.' });
    } else if (path === '/auth/login/') {
      answer(response, 401, { detail: 'No active account found with the given credentials' });
    } else if (request.headers.authorization === `Bearer ${state.valid}`) {
      answer(response, 200, { id: 7 });
    } else {
      answer(response, 401, { detail: 'Given token not valid for any token type' });
    }
  };
  return { handler, seen, state };
}
