import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { driverAt } from './ask-driver.ts';
import type { StartedEngine } from './messages.ts';

/** GTK needs a display; nothing of it is seen. It is this namespace's own. */
const display = ':7';
/** In a network of its own no other program has it. */
const driverPort = 4444;
const driver = driverAt(`http://127.0.0.1:${driverPort}`);
const statusMs = 5_000;

/** Starts the browser of WebKitGTK, and drives it over WebDriver: each page in a session of its own. */
export async function startWebKit(program: string, proxyPort: number): Promise<StartedEngine> {
  const env = { ...process.env, DISPLAY: display, XDG_RUNTIME_DIR: process.env.HOME };
  const screen = spawn(
    'Xvfb',
    [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-displayfd', '1'],
    { env, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await new Promise((resolve) => screen.stdout.once('data', resolve));
  spawn('WebKitWebDriver', [`--port=${driverPort}`], { env, stdio: 'ignore' });
  await listening();
  const proxy = `127.0.0.1:${proxyPort}`;
  const open = async () => {
    const { sessionId, capabilities } = await driver.ask<Session>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'eager',
          proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
          'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
        },
      },
    });
    return { at: `/session/${sessionId}`, version: capabilities.browserVersion };
  };
  let session = await open();
  let isUsed = false;
  return {
    version: `WebKitGTK ${session.version}`,
    page: {
      open: async (url) => {
        if (isUsed) {
          await driver.ask('DELETE', session.at);
          session = await open();
        }
        isUsed = true;
        await driver.ask('POST', `${session.at}/url`, { url });
      },
      evaluate: (expression) => driver.evaluate(session.at, expression),
      // WebDriver does not tell them: what the page itself reports reaches the checker.
      errors: () => [],
    },
  };
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

async function listening(): Promise<void> {
  for (;;) {
    const isThere = await fetch(`http://127.0.0.1:${driverPort}/status`, {
      redirect: 'error',
      signal: AbortSignal.timeout(statusMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await sleep(50);
  }
}
