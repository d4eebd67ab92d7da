import type {
  Composition,
  PageRequest,
  RegistryReader,
  Renderer,
  RenderOutcome,
} from '@aangan/manifest';
import { exposeKey } from './expose-key.ts';
import { locateFrames } from './locate-frames.ts';
import { createMissedDeadlines } from './missed-deadlines.ts';
import { releaseFaults } from './render-with-fallback.ts';
import { connectRenderer, type Missing, type RendererConnection } from './renderer-connection.ts';
import {
  type RenderableComposition,
  readServerModule,
  renderableComposition,
  whyNotRenderable,
} from './server-modules.ts';
import { createSkippedExposes } from './skipped-exposes.ts';

export interface RendererClientOptions {
  /** `http://host:port`, or `unix:/path/of/the.sock`. */
  url: string;
  /** Reads the server modules that the renderer does not have. */
  reader: RegistryReader;
  /** How long a page waits, in milliseconds; after that it is served unrendered. */
  deadlineMs?: number;
  /** How long an unreachable renderer is left alone, in milliseconds. */
  retryMs?: number;
  /** The time in milliseconds. */
  now?: () => number;
}

/** With less time left than this, in milliseconds, the renderer is not asked. */
const shortestMs = 50;

/** Asks a renderer in another process. Compositions and modules are sent when the renderer says that it needs them. */
export function createRendererClient(options: RendererClientOptions): Renderer {
  const { url, reader, deadlineMs = 1_200, retryMs = 1_000, now = Date.now } = options;
  const connection = connectRenderer(url);
  const skipped = createSkippedExposes(now);
  const upload = createUploads(connection, reader);
  const renderable = rememberRenderable();
  let unreachableUntil = 0;
  const missedDeadlines = createMissedDeadlines();

  const ask = async (page: PageRequest, signal: AbortSignal): Promise<RenderOutcome> => {
    const composition = renderable(page.composition, page.route?.remote ?? null);
    if (!composition) return { failure: 'module', detail: 'the composition cannot be rendered' };
    const { composition: _whole, path: _path, framed: _framed, ...rest } = page;
    const body = JSON.stringify({ composition: composition.id, page: rest });
    const first = await connection.render(body, signal);
    if (!isMissing(first)) return locateFrames(first, composition);
    const problem = await Promise.race([upload(composition), aborted(signal)]);
    if (problem) return { failure: 'module', detail: problem };
    const second = await connection.render(body, signal);
    if (!isMissing(second)) return locateFrames(second, composition);
    return { failure: 'busy', detail: 'the renderer keeps too little for this composition' };
  };

  const reach = async (page: PageRequest, leftMs: number): Promise<RenderOutcome> => {
    if (now() < unreachableUntil) return { failure: 'unreachable', detail: 'it was not reached' };
    const late = { failure: 'late' as const, detail: `no answer in ${deadlineMs} ms` };
    if (leftMs < shortestMs) return late;
    const signal = AbortSignal.timeout(leftMs);
    try {
      const outcome = await ask(page, signal);
      missedDeadlines.answered();
      // The renderer answered that the page is at fault. A missing answer says nothing about the page.
      if ('failure' in outcome && releaseFaults.has(outcome.failure)) {
        skipped.failed(exposeKey(page), page.path);
      }
      return outcome;
    } catch (error) {
      // A second try may have less time than a page needs, so a timeout then says nothing about the renderer.
      const isFull = leftMs > deadlineMs / 2;
      if (signal.aborted && isFull) missedDeadlines.missed(exposeKey(page));
      if (!signal.aborted || missedDeadlines.isHung()) unreachableUntil = now() + retryMs;
      if (signal.aborted) return late;
      return { failure: 'unreachable', detail: String(error).slice(0, 2_000) };
    }
  };

  return {
    render: async (page, startedAt = performance.now()) => {
      const problem = whyNotRenderable(page.composition, page.route);
      if (problem) return { failure: 'module', detail: problem };
      const key = exposeKey(page);
      if (skipped.isSkipped(key, page.path)) {
        return { failure: 'error', detail: `${key} is skipped for now` };
      }
      return reach(page, Math.round(deadlineMs - (performance.now() - startedAt)));
    },
    close: () => connection.close(),
  };
}

function isMissing(answer: RenderOutcome | Missing): answer is Missing {
  return 'missing' in answer;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Computes and hashes what renders the pages of a remote once per composition. */
function rememberRenderable(): typeof renderableComposition {
  const known = new WeakMap<Composition, Map<string | null, RenderableComposition | null>>();
  return (composition, remote) => {
    const ofRemotes =
      known.get(composition) ?? new Map<string | null, RenderableComposition | null>();
    known.set(composition, ofRemotes);
    const before = ofRemotes.get(remote);
    if (before !== undefined) return before;
    const made = renderableComposition(composition, remote);
    ofRemotes.set(remote, made);
    return made;
  };
}

/**
 * Sends compositions with the modules that the renderer lacks. Pages that need the same composition share one upload.
 * Resolves to what is wrong with a module, or null.
 */
function createUploads(connection: RendererConnection, reader: RegistryReader) {
  const underWay = new Map<string, Promise<string | null>>();

  const send = async ({ id, body, modules }: RenderableComposition): Promise<string | null> => {
    for (const hash of await connection.putComposition(id, body)) {
      const module = modules.get(hash);
      if (!module) return `the renderer asked for ${hash}, which the composition does not have`;
      const bytes = await readServerModule(reader, module, hash).catch((error) => String(error));
      if (typeof bytes === 'string') return bytes;
      await connection.putModule(hash, bytes);
    }
    return null;
  };

  return (composition: RenderableComposition): Promise<string | null> => {
    const sending = underWay.get(composition.id) ?? send(composition);
    underWay.set(composition.id, sending);
    const done = () => underWay.delete(composition.id);
    sending.then(done, done);
    return sending;
  };
}
