import { jest } from '@jest/globals';
import type { ComponentType } from 'react';
import type { TestHostOptions } from './create-test-host.ts';
import { watchBrowserUse } from './watch-browser-use.ts';

/** A page of a remote as a server renders it. */
export interface PageOnServer extends Omit<TestHostOptions, 'clock'> {
  /** Imports the page's component: only then, so that its modules are watched from their start. */
  load: () => Promise<ComponentType>;
  /** The address the page is opened at. */
  at: string;
  /** The route pattern the page is mounted at. */
  path: string;
  /** The page's time, in milliseconds since 1970. */
  now: number;
}

export interface RenderedOnServer {
  html: string;
  /** What the site's own code used of a browser, of the machine's clock, time zone and locale, and of chance. */
  uses: readonly string[];
}

/** How often a page is rendered at most: queries begin while it is rendered, and it is rendered again with the answers. */
const maxPasses = 4;

/**
 * Renders a page as the site's server does: without a browser, with the answers of the scripted API. For tests in
 * Jest's `node` environment; the test file must not import the page itself.
 */
export async function renderOnServer(page: PageOnServer): Promise<RenderedOnServer> {
  queriesBeginInRender();
  // Loaded first: libraries may look for a browser while they are loaded.
  const { renderPass, withHost } = await import('./server-pass.tsx');
  const watch = watchBrowserUse();
  try {
    const Page = await page.load();
    const app = await withHost(Page, page);
    let html = await renderPass(app);
    for (let pass = 1; pass < maxPasses; pass += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const next = await renderPass(app);
      if (next === html && pass > 1) break;
      html = next;
    }
    return { html, uses: watch.uses };
  } finally {
    watch.stop();
  }
}

/**
 * Lets modules that are imported from now on get the RTK Query of the server's build: queries begin while a component
 * renders, because effects do not run there.
 */
export function queriesBeginInRender(): void {
  jest.doMock('@reduxjs/toolkit/query/react', () => {
    const query = jest.requireActual<typeof import('@reduxjs/toolkit/query/react')>(
      '@reduxjs/toolkit/query/react',
    );
    const { buildCreateApi, coreModule, reactHooksModule } = query;
    const hooks = reactHooksModule({ unstable__sideEffectsInRender: true });
    return { ...query, createApi: buildCreateApi(coreModule(), hooks) };
  });
}
