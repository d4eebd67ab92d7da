import { socketOf } from '@aangan/render';
import type { MetricSource } from '@aangan/server/metrics';
import { Pool } from 'undici';
import type { Lifecycle } from './lifecycle.ts';

/** How long the renderer may take to answer, in milliseconds. */
const withinMs = 2_000;

/** The metrics of a renderer that this process started, read at its socket. */
export async function rendererMetrics(url: string, lifecycle: Lifecycle): Promise<MetricSource> {
  const socket = socketOf(url);
  const pool = socket ? new Pool('http://renderer', { socketPath: socket.path }) : new Pool(url);
  await lifecycle.opened(() => pool.destroy(), 1_000);
  return async () => {
    const answer = await pool.request({
      method: 'GET',
      path: '/metrics/parts',
      signal: AbortSignal.timeout(withinMs),
    });
    return (await answer.body.json()) as Awaited<ReturnType<MetricSource>>;
  };
}
