import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StartedEngine } from './messages.ts';

/** The last messages of a page that are told: one is enough to find a fault. */
const maxErrors = 20;

/** What Firefox logs as an error of scripts although none has thrown: a request that a policy refuses. */
const refused = /^(?:Content-Security-Policy|Cross-Origin Request Blocked):/;

/** All requests go through the proxy, also those to this machine; nothing is fetched that no page asks for. */
const settingsFor = (proxyPort: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.no_proxies_on': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'media.peerconnection.enabled': false,
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
});

interface Message {
  id?: number;
  type: string;
  method?: string;
  message?: string;
  result?: Record<string, unknown>;
  params?: { level?: string; type?: string; text?: string };
}

/** Starts Firefox without a window, and drives it over WebDriver BiDi. */
export async function startFirefox(program: string, proxyPort: number): Promise<StartedEngine> {
  const profile = process.env.HOME ?? '/nonexistent';
  const lines = Object.entries(settingsFor(proxyPort)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const socket = await connected(
    spawn(
      program,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    ).stderr,
  );
  let errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { level, type, text = '' } = message.params ?? {};
    const isThrown = level === 'error' && type === 'javascript' && !refused.test(text);
    if (isThrown && errors.length < maxErrors) {
      errors.push(`Uncaught ${text}`);
    }
  };
  let last = 0;
  const ask = async (method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result = {} } = await answered;
    waiting.delete(id);
    if (type === 'error') throw new Error(message);
    return result;
  };
  const session = (await ask('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  let context: unknown;
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    page: {
      // A container of its own has nothing of the page before.
      open: async (url) => {
        const { userContext } = await ask('browser.createUserContext');
        const before = context;
        ({ context } = await ask('browsingContext.create', { type: 'tab', userContext }));
        if (before !== undefined) await ask('browsingContext.close', { context: before });
        errors = [];
        await ask('browsingContext.navigate', { context, url, wait: 'interactive' });
      },
      evaluate: async (expression) => {
        const { result } = (await ask('script.evaluate', {
          target: { context },
          expression,
          awaitPromise: true,
        })) as { result?: { value?: unknown } };
        return result?.value;
      },
      errors: () => [...errors],
    },
  };
}

/** Connects to the address that Firefox says it listens at. */
async function connected(output: NodeJS.ReadableStream): Promise<WebSocket> {
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    output.on('data', (part) => {
      text += part;
      const [, said] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
      if (said !== undefined) resolve(said);
    });
    output.on('end', () => reject(new Error(`Firefox ended: ${text.slice(-200)}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error('Firefox refuses the connection'));
  });
  return socket;
}
