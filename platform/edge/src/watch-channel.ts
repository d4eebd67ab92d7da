import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '@aangan/manifest';
import { addressOf, toRegistry } from '@aangan/registry-client';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { request } from 'undici';

/**
 * Calls `onChange` soon after each change of the edge's channel.
 * @returns a function that stops watching
 */
export type WatchChannel = (onChange: () => void) => () => void;

/** How long a registry may hold the request, in milliseconds; without a change it answers after 20 seconds. */
const heldMs = 30_000;

const Answer = Type.Object({ revision: Type.Integer() });

interface Options {
  /** The registry's origin. */
  registry: URL;
  channel: Channel;
  /** EDGE_SECRET */
  secret: string;
  /** How long to wait after a request that failed, in milliseconds. */
  retryMs?: number;
}

/**
 * Watches a channel of a registry in another process by long polling. While the registry is unreachable, or too old to
 * hold requests, nothing is reported.
 */
export function watchOverHttp(options: Options): WatchChannel {
  return (onChange) => {
    const closing = new AbortController();
    void watch(options, onChange, closing.signal);
    return () => closing.abort();
  };
}

async function watch(options: Options, onChange: () => void, signal: AbortSignal): Promise<void> {
  let revision = -1;
  while (!signal.aborted) {
    try {
      const next = await awaitChange(options, revision, signal);
      if (next !== revision) onChange();
      revision = next;
    } catch {
      await sleep(options.retryMs ?? 1_000, undefined, { signal, ref: false }).catch(
        () => undefined,
      );
    }
  }
}

async function awaitChange(
  { registry, channel, secret }: Options,
  after: number,
  signal: AbortSignal,
): Promise<number> {
  const waiting = toRegistry('get', '/channels/{channel}/changes', {
    params: { channel },
    query: { after: String(after) },
  });
  const address = addressOf(waiting);
  const { statusCode, body } = await request(new URL(address, registry), {
    headers: { [edgeSignatureHeader]: signEdge(address, secret) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(heldMs)]),
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`The registry answered ${statusCode}.`);
  }
  return Value.Parse(Answer, await body.json()).revision;
}
