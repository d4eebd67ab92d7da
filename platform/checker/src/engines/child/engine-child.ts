/**
 * Starts the browser of one engine, and opens pages in it, one after the other. It runs in a namespace whose network is
 * itself only: the browser's requests go through the proxy here to the checker, which answers those of the site.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePage, FromChild, StartedEngine, ToChild } from './messages.ts';
import { startFirefox } from './start-firefox.ts';
import { startProxy } from './start-proxy.ts';
import { startWebKit } from './start-webkit.ts';

/** How often a page is polled, in milliseconds. */
const watchMs = 100;
/** A page without requests for this long has what it needs, in milliseconds. */
const settledMs = 300;

const send = (message: FromChild) => void process.send?.(message);
const proxy = await startProxy(send);
let started: StartedEngine | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (message: ToChild) => {
  if (message.type === 'answer' || message.type === 'refuse') proxy.answer(message);
  else void work(message);
});

async function work(message: Extract<ToChild, { type: 'start' | 'open' }>): Promise<void> {
  if (message.type === 'start') {
    const start = message.engine === 'gecko' ? startFirefox : startWebKit;
    started = await start(message.program, proxy.port);
    return send({ type: 'started', version: started.version });
  }
  if (!started) throw new Error('A page before its browser');
  const { page } = started;
  const problem = await problemOf(page, message).catch((error: Error) => error.message);
  send({ type: 'opened', problem, errors: page.errors() });
}

/** Why the page shows nothing; null if it does. Counted in looks: a page that computes does not answer them. */
async function problemOf(
  page: EnginePage,
  { url, shown, loading, emptyMs }: Extract<ToChild, { type: 'open' }>,
): Promise<string | null> {
  await page.open(url);
  for (let emptyLooks = 0; ; ) {
    const part = String(await page.evaluate(loading));
    const isThere = part === '' && (await page.evaluate(shown)) === true;
    if (isThere && proxy.quietMs() > settledMs) return null;
    emptyLooks = isThere || proxy.quietMs() < watchMs ? 0 : emptyLooks + 1;
    const patienceMs = page.errors().length > 0 ? settledMs : emptyMs;
    if (emptyLooks * watchMs > patienceMs) {
      return part === '' ? 'it shows nothing' : `${part} never ends to load`;
    }
    await sleep(watchMs);
  }
}
