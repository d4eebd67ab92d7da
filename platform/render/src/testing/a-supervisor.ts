import { afterEach } from 'node:test';
import type { RenderOutcome } from '@aangan/manifest';
import { createLogger } from '@aangan/server';
import type { JobPage } from '../protocol/messages.ts';
import { createSupervisor, type SupervisorOptions } from '../server/create-supervisor.ts';
import type { TestComposition } from './a-composition.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A renderer with real children, for one test. */
export async function aSupervisor(options: Partial<SupervisorOptions> = {}) {
  const app = await createSupervisor({
    logger: createLogger({ name: 'renderer', level: 'silent' }),
    ...options,
  });
  open.push(app);
  const put = (url: string, payload: Buffer) =>
    app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
  return {
    app,
    put,
    /** Sends a composition with all its modules. */
    send: async ({ id, body, sources }: TestComposition) => {
      await put(`/compositions/${id}`, body);
      for (const [hash, bytes] of Object.entries(sources)) await put(`/modules/${hash}`, bytes);
    },
    render: async (composition: TestComposition, page: Partial<JobPage> = {}) => {
      const payload = { composition: composition.id, page: { ...aPage, ...page } };
      const answer = await app.inject({ method: 'POST', url: '/render', payload });
      return answer.json() as RenderOutcome;
    },
    metrics: async () => (await app.inject('/metrics')).json() as RendererMetrics,
  };
}

interface RendererMetrics {
  renders: number;
  failures: Record<string, number>;
  children: { started: number; ended: number; renewed: number };
  waiting: number;
  memory: { children: number; supervisor: number; modules: number };
  contained: { network: boolean; user: boolean; memory: boolean };
}

/** A page of the remote `designers`. */
export const aPage: JobPage = {
  address: '/designers',
  audience: 'guest',
  route: { remote: 'designers', expose: './Page' },
  answers: {},
  language: 'en',
  locale: 'en-IN',
  now: 0,
};

/** The HTML of a rendered page. @throws Error with its failure where it was not rendered */
export function htmlOf(outcome: RenderOutcome): string {
  if ('failure' in outcome) throw new Error(`${outcome.failure}: ${outcome.detail}`);
  return outcome.page.html;
}

/** Why a page was not rendered. */
export function failureOf(outcome: RenderOutcome): string {
  return 'failure' in outcome ? outcome.failure : `rendered: ${outcome.page.html}`;
}
