import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { driverPackage } from './drivers.ts';
import type { StartedBrowser, Tab } from './tab.ts';

/** What is used of selenium-webdriver (Apache-2.0). */
interface Selenium {
  Capabilities: new (capabilities: object) => object;
  Builder: new () => Builder;
}

interface Builder {
  usingServer(address: string): Builder;
  withCapabilities(capabilities: object): Builder;
  build(): Promise<Driver>;
}

interface Driver {
  get(address: string): Promise<void>;
  switchTo(): { frame(index: number): Promise<void>; defaultContent(): Promise<void> };
  executeScript(body: string, ...given: unknown[]): Promise<unknown>;
  getCapabilities(): Promise<{ getBrowserVersion(): string }>;
  quit(): Promise<void>;
}

interface Element {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
}

/** GTK needs a display; nothing of it is seen. */
const display = ':77';

/** Starts WebKitGTK's own browser, driven over WebDriver: each tab in a session of its own. */
export async function startWebKit(port: number): Promise<StartedBrowser> {
  const [program = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const selenium = await driverPackage<Selenium>('selenium-webdriver');
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const end = async () => [driver, screen].forEach(endProcess);
  try {
    await listening(port);
    const capabilities = new selenium.Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
    });
    const open = () =>
      new selenium.Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    const first = await open();
    const version = (await first.getCapabilities()).getBrowserVersion();
    await first.quit();
    return { name: `WebKitGTK ${version}`, openTab: async () => tabOf(await open()), end };
  } catch (error) {
    await end();
    throw error;
  }
}

function tabOf(driver: Driver): Tab {
  const scriptOf = (body: string) => `const given = [...arguments]; ${body}`;
  return {
    open: (address) => driver.get(address),
    run: async (body, ...given) => (await driver.executeScript(scriptOf(body), ...given)) as never,
    runInFrame: async (body, ...given) => {
      await driver.switchTo().frame(0);
      try {
        return (await driver.executeScript(scriptOf(body), ...given)) as never;
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    element: async (body, ...given) => {
      const element = (await driver.executeScript(scriptOf(body), ...given)) as Element | null;
      if (!element) throw new Error('No such element');
      return {
        click: () => element.click(),
        type: (text) => element.sendKeys(text),
        choose: (file) => element.sendKeys(file),
      };
    },
    close: () => driver.quit(),
  };
}

function endProcess(child: ChildProcess): void {
  if (child.exitCode === null) child.kill('SIGTERM');
}

async function listening(port: number): Promise<void> {
  for (let time = 0; time < 100; time += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
      socket.unref();
      setTimeout(() => socket.destroy(), 100);
    });
    if (isThere) return;
    await sleep(100);
  }
  throw new Error(`Nothing listens at port ${port}.`);
}
