import type { RenderOutcome } from '@aangan/manifest';
import { forwardHeaders } from '@aangan/server/requests';
import { traced } from '@aangan/server/tracing';
import { Pool } from 'undici';

/** The renderer lacks the composition, or these modules of it. */
export interface Missing {
  missing: 'composition' | string[];
}

/** The renderer's HTTP interface. Each call throws on an unexpected answer. */
export interface RendererConnection {
  render(body: string, signal: AbortSignal): Promise<RenderOutcome | Missing>;
  /** @returns the hashes of modules that the renderer does not have */
  putComposition(id: string, body: Buffer): Promise<string[]>;
  putModule(hash: string, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** How long sending a module may take, in milliseconds: no page waits for it. */
const uploadMs = 10_000;

/** @param url `http://host:port`, or `unix:/path/of/the.sock` */
export function connectRenderer(url: string): RendererConnection {
  const pool = url.startsWith('unix:')
    ? new Pool('http://renderer', { socketPath: url.slice('unix:'.length) })
    : new Pool(url);

  const put = async (path: string, body: Uint8Array) => {
    const answer = await pool.request({
      method: 'PUT',
      path,
      body,
      headers: { 'content-type': 'application/octet-stream' },
      signal: AbortSignal.timeout(uploadMs),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw unexpected(path, answer.statusCode, text);
    return text;
  };

  const askForPage = (body: string, signal: AbortSignal) =>
    traced(
      { name: 'POST /render', kind: 'client', attributes: { method: 'POST', route: '/render' } },
      async () => {
        const { statusCode, body: answer } = await pool.request({
          method: 'POST',
          path: '/render',
          body,
          signal,
          headers: { ...forwardHeaders(), 'content-type': 'application/json' },
        });
        return { statusCode, text: await answer.text() };
      },
      ({ statusCode }) => ({
        attributes: { status: statusCode },
        hasFailed: statusCode >= 500,
      }),
    );

  return {
    render: async (body, signal) => {
      const { statusCode, text } = await askForPage(body, signal);
      if (statusCode === 200 || statusCode === 409) {
        return JSON.parse(text) as RenderOutcome | Missing;
      }
      const error = unexpected('/render', statusCode, text);
      // The renderer is reachable and works: it refuses this page.
      if (statusCode >= 400 && statusCode < 500) {
        return { failure: 'refused', detail: error.message };
      }
      throw error;
    },
    putComposition: async (id, body) => {
      const answer = JSON.parse(await put(`/compositions/${id}`, body)) as { missing: string[] };
      return answer.missing;
    },
    putModule: async (hash, bytes) => {
      await put(`/modules/${hash}`, bytes);
    },
    close: () => pool.destroy(),
  };
}

function unexpected(path: string, status: number, text: string): Error {
  return new Error(`The renderer answered ${status} to ${path}: ${text.slice(0, 500)}`);
}
