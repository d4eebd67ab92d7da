import { describe, expect, test } from '@jest/globals';
import { type PageOnServer, renderOnServer } from './render-on-server.tsx';

/** A public page of a remote. */
export interface RenderedPageCase extends Omit<PageOnServer, 'now'> {
  /** A text that it shows once its data is there. */
  shows: string;
  /** What it says to browsers without scripts; nothing by default. */
  withoutScripts?: string;
}

/** The routes of a remote.json. */
interface Routes {
  routes: readonly { path: string; access?: string }[];
}

/** A page's time: Saturday, 21 November 2026 in India. */
const now = Date.UTC(2026, 10, 21, 6);

/**
 * The tests of a remote's public pages as a server renders them, for Jest's `node` environment. Every route of the
 * remote that needs no account must be among `pages`.
 */
export function testRenderedPages(remote: Routes, pages: readonly RenderedPageCase[]): void {
  describe('a public page, rendered without a browser', () => {
    test.each(pages)(
      '$at is complete, the same each time, and uses nothing of the machine',
      async ({ shows, withoutScripts = '', ...page }) => {
        const { html, uses } = await renderOnServer({ ...page, now });
        expect(uses).toEqual([]);
        expect(html).toContain(shows);
        expect(saidWithoutScripts(html)).toContain(withoutScripts);
        expect((await renderOnServer({ ...page, now })).html).toBe(html);
      },
    );

    test('is every page that needs no account', () => {
      const open = remote.routes.filter(({ access }) => access === undefined);
      expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(open.map(({ path }) => path)));
    });
  });
}

function saidWithoutScripts(html: string): string {
  return [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, said]) => said).join('\n');
}
