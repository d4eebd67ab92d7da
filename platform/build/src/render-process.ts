/** Renders one page, answers its markup or why it failed, and ends: the child process of `renderInProcess`. */
import { createRequire } from 'node:module';
import type { ApiAnswer } from '@aangan/manifest';
import type { RenderOrder, RenderReply } from './render-in-process.ts';
import type { RenderedMarkup } from './rendered-document.ts';

/** What the module of `renderingConfig` exports. */
interface RenderingModule {
  render(page: {
    address: string;
    now: number;
    ask: (address: string) => Promise<ApiAnswer | undefined>;
  }): Promise<RenderedMarkup | null>;
}

/** Globals that Node has in common with browsers, but that a page does not find in the site's renderer. */
const browserGlobals = [
  'navigator',
  'Navigator',
  'localStorage',
  'sessionStorage',
  'Storage',
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
];

const { fetch } = globalThis;

async function ask(address: string, apiUrl: string): Promise<ApiAnswer | undefined> {
  try {
    const answer = await fetch(new URL(address, apiUrl));
    if (!answer.ok) console.error(`First data ${address}: ${answer.status}`);
    return { status: answer.status, body: await answer.text() };
  } catch {
    console.error(`First data ${address}: no answer of ${apiUrl}`);
    return undefined;
  }
}

async function reply({ module, address, apiUrl }: RenderOrder): Promise<RenderReply> {
  try {
    for (const name of browserGlobals) Reflect.deleteProperty(globalThis, name);
    const { render } = createRequire(import.meta.url)(module) as RenderingModule;
    const now = Date.now();
    return { markup: await render({ address, now, ask: (data) => ask(data, apiUrl) }) };
  } catch (error) {
    return { failure: (error instanceof Error && error.stack) || String(error) };
  }
}

process.once('message', async (order: RenderOrder) => {
  process.send?.(await reply(order), () => process.exit());
});
