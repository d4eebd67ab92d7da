import { fork } from 'node:child_process';
import { ownModule } from './own-module.ts';
import type { RenderedMarkup } from './rendered-document.ts';

/** A page to render in a process of its own. */
export interface RenderOrder {
  /** The path of the CommonJS module that exports `render`. */
  module: string;
  /** Path and query. */
  address: string;
  apiUrl: string;
}

/** What the process answers; `markup` is null where there is no public page. */
export type RenderReply = { markup: RenderedMarkup | null } | { failure: string };

/** A page that computes without end is stopped after this time, in milliseconds. */
const maxMs = 20_000;

/**
 * Renders a page in a process that ends with it, so that no page leaves anything to the next.
 * @throws Error whose message is the stack of what was thrown, in lines of the sources
 */
export function renderInProcess(order: RenderOrder): Promise<RenderedMarkup | null> {
  return new Promise((resolve, reject) => {
    const child = fork(ownModule('render-process'), {
      execArgv: ['--enable-source-maps'],
      timeout: maxMs,
      killSignal: 'SIGKILL',
    });
    child.once('message', (reply: RenderReply) => {
      if ('failure' in reply) reject(new Error(reply.failure));
      else resolve(reply.markup);
    });
    child.once('error', reject);
    // After an answer this changes nothing.
    child.once('exit', (code, signal) =>
      reject(new Error(`The process that renders ended without an answer (${signal ?? code}).`)),
    );
    child.send(order);
  });
}
