import { languageOf } from '@aangan/manifest/languages';
import type { Containment } from '@aangan/render/contained-process';
import { LRUCache } from 'lru-cache';
import type { BootOrder, FailedBoot } from '../boot/boot-order.ts';
import { isShown, onOneLine, partThatLoads } from '../boot/boot-page.ts';
import { type CandidateEdge, openCandidateEdge, origin } from '../boot/candidate-site.ts';
import type { InstalledEngine } from './engine.ts';
import {
  EngineEnded,
  type EngineLimits,
  type EngineProcess,
  startEngine,
} from './engine-process.ts';

/** What was found in engines other than Chromium's. */
export interface EngineResult {
  failed: FailedBoot[];
  /** The browsers, with their versions, and the remotes whose page works there. */
  opened: { browser: string; remotes: string[] }[];
  /** Why an installed browser could not be used, a sentence each. */
  unused: string[];
}

/** The most pages that are opened in each, as many as an order has of new releases: one of each remote. */
const maxPages = 12;
/** How many verdicts of working pages are cached. */
const maxCachedVerdicts = 2_000;

/**
 * Opens the first page of each remote that an order is about, as a guest, in every engine that is installed.
 * @param start starts a browser; by default the engine's own
 */
export function createEngineOpener(limits: EngineLimits, start = startEngine) {
  const fine = new LRUCache<string, string>({ max: maxCachedVerdicts });

  /** Opens the pages that are not known to work in one engine. @returns its name, whose pages work, and the failures */
  const openIn = async (installed: InstalledEngine, edge: CandidateEdge, context: Context) => {
    const { order, pages, containment } = context;
    const failed: FailedBoot[] = [];
    const remotes: string[] = [];
    let browser: EngineProcess | undefined;
    let version = '';
    try {
      for (const page of pages) {
        const key = keyOf(installed, order, page);
        version = fine.get(key) ?? version;
        if (fine.has(key)) {
          remotes.push(page.remote);
          continue;
        }
        browser ??= await start(installed, containment, edge.site(), limits);
        version = browser.version;
        const url = origin + page.address;
        const found = await browser
          .open({ url, shown: isShown(page.address), loading: partThatLoads })
          .catch(endedWhileOpen);
        if (found.length === 0) {
          fine.set(key, version);
          remotes.push(page.remote);
        }
        failed.push(
          ...found.map((detail) => ({ ...page, detail: onOneLine(`in ${version}: ${detail}`) })),
        );
        if (failed.length > 0) break;
      }
    } finally {
      browser?.end();
    }
    return { opened: { browser: version, remotes }, failed };
  };

  return async (
    order: BootOrder,
    read: (sha256: string) => Buffer,
    { containment, installed }: { containment: Containment; installed: readonly InstalledEngine[] },
  ): Promise<EngineResult> => {
    const result: EngineResult = { failed: [], opened: [], unused: [] };
    const pages = firstPages(order);
    if (pages.length === 0 || installed.length === 0) return result;
    if (!containment.commandWithLoopback) {
      const why = 'its process cannot be kept from the network here (unshare, ip)';
      return { ...result, unused: installed.map(({ program }) => `${program}: ${why}`) };
    }
    const edge = await openCandidateEdge(order, read);
    try {
      // One after the other: Chromium's checks of another team may fill the processors already.
      for (const engine of installed) {
        try {
          const { opened, failed } = await openIn(engine, edge, { order, pages, containment });
          result.failed.push(...failed);
          result.opened.push(opened);
        } catch (error) {
          if (!(error instanceof EngineEnded)) throw error;
          result.unused.push(`${engine.program} does not start: ${error.message}`);
        }
      }
      return result;
    } finally {
      await edge.close();
    }
  };
}

interface Context {
  order: BootOrder;
  pages: readonly OpenedPage[];
  containment: Containment;
}

type OpenedPage = Pick<FailedBoot, 'address' | 'remote'>;

const endedWhileOpen = (error: unknown): string[] => {
  if (error instanceof EngineEnded) return [error.message];
  throw error;
};

/** The first page of each remote in the default language, which guests see. */
function firstPages({ composition, entries, pages, round }: BootOrder): OpenedPage[] {
  if (round !== 'first') return [];
  const first = new Map<string, OpenedPage>();
  for (const { address, remote, audience } of pages) {
    const isDefault = languageOf(address, composition.shell.languages).prefix === '';
    if (audience !== undefined || !isDefault || !entries.includes(remote)) continue;
    if (!first.has(remote)) first.set(remote, { address, remote });
  }
  return [...first.values()].slice(0, maxPages);
}

/** What decides how a page does in an engine; the API's answers change constantly and are no part of it. */
function keyOf({ program }: InstalledEngine, { composition }: BootOrder, page: OpenedPage): string {
  const { shell, remotes } = composition;
  const releases = remotes.map(({ name, release, isOff = false }) => [name, release, isOff]);
  return JSON.stringify([program, shell.release, releases, page]);
}
