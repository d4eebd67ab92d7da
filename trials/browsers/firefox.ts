import { driverPackage } from './drivers.ts';
import type { StartedBrowser, Tab, TabElement } from './tab.ts';

/** What is used of puppeteer-core (Apache-2.0). */
interface Puppeteer {
  launch(options: { browser: 'firefox'; executablePath: string; headless: boolean }): Promise<{
    version(): Promise<string>;
    createBrowserContext(): Promise<{ newPage(): Promise<PuppeteerPage>; close(): Promise<void> }>;
    close(): Promise<void>;
  }>;
}

/** The driver sends its text to the page. */
type PageFunction = (...given: unknown[]) => unknown;

interface PuppeteerFrame {
  evaluate(body: PageFunction, ...given: unknown[]): Promise<unknown>;
}

interface PuppeteerPage extends PuppeteerFrame {
  goto(address: string): Promise<unknown>;
  mainFrame(): PuppeteerFrame;
  frames(): PuppeteerFrame[];
  evaluateHandle(body: PageFunction, ...given: unknown[]): Promise<{ asElement(): Handle | null }>;
}

interface Handle {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  uploadFile(file: string): Promise<void>;
}

/** Starts Firefox ESR, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<StartedBrowser> {
  const puppeteer = await driverPackage<Puppeteer>('puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    openTab: async (): Promise<Tab> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        run: async (body, ...given) => (await page.evaluate(functionOf(body), ...given)) as never,
        runInFrame: async (body, ...given) => {
          const frame = page.frames().find((one) => one !== page.mainFrame());
          return (await frame?.evaluate(functionOf(body), ...given)) as never;
        },
        element: async (body, ...given) => {
          const handle = (await page.evaluateHandle(functionOf(body), ...given)).asElement();
          if (!handle) throw new Error('No such element');
          return elementOf(handle);
        },
        close: () => context.close(),
      };
    },
    end: () => browser.close(),
  };
}

const functionOf = (body: string) => new Function('...given', body) as PageFunction;

const elementOf = (handle: Handle): TabElement => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
  choose: (file) => handle.uploadFile(file),
});
