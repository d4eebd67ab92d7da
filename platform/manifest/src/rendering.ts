import type { BrowserComposition } from './browser-composition.ts';
import type { Composition } from './composition.ts';
import type { SiteValues } from './site-values.ts';

/** What the API answered to a visitor who is not signed in. */
export interface ApiAnswer {
  /** HTTP status. */
  status: number;
  /** JSON text. */
  body: string;
}

/** The longest address that a renderer takes, of a page or of an answer, in characters: path and query. */
export const maxRenderedAddress = 8_192;

/** A composition as it is rendered on a server. */
export interface RenderedComposition extends BrowserComposition {
  /** What the channel sets of the values that only servers read, by remote. It goes into no page. */
  serverValues?: SiteValues;
}

/** A page to render, with everything that its markup depends on. */
export interface PageToRender {
  /** Path, as routes declare it, and query, of at most `maxRenderedAddress` characters. */
  address: string;
  /** Whom the page is for, such as `member`. It grants nothing: it only chooses between public pages. */
  audience: string;
  composition: RenderedComposition;
  /** The exposed module that the page shows, and its head function; null for a page of the shell. */
  route: { remote: string; expose: string; head?: string } | null;
  /** The flags whose percentage reaches the visitor, as `flagKey` names them; absent where there are none. */
  flags?: readonly string[];
  /** The API's answers by address: of the addresses of the route's `data`, those that answered. */
  answers: Record<string, ApiAnswer>;
  /** The code of the page's language: `address` has no prefix for it, and the texts of `composition` are in it. */
  language: string;
  /** BCP 47 language tag. */
  locale: string;
  /** The page's time, in milliseconds since the Unix epoch. */
  now: number;
}

/** A page as the edge asks for it: its composition also says which server modules render it. */
export interface PageRequest extends Omit<PageToRender, 'composition'> {
  composition: Composition;
  /** The page's path, the same for every spelling and query of its address; `/*` for a page that is not declared. */
  path: string;
  /** The remote of low trust whose frame is the whole page; its route is the shell's then. */
  framed?: string;
}

/** A rendered page, as the shell's server module makes it. No part of it is trusted: the edge escapes what it writes. */
export interface RenderedPage {
  /** What goes into the root element. */
  html: string;
  /** The rules of the page's styles, without a style element. */
  css: string;
  /** The version that the browser's style library looks for. */
  cssVersion: string;
  /** Pictures to load first, the most important one first. */
  pictures: { href?: string; srcset?: string; sizes?: string }[];
  /** JSON text of the state that the browser starts from. */
  state: string;
  /** The addresses of `answers` that the state does not contain: the browser gets them as first data. */
  unused: string[];
  /** What the route's head function answered; null without one. */
  head: unknown;
  /** Parts of other remotes that threw: the page has their loading state instead. Absent if none threw. */
  failedParts?: FailedPart[];
}

/** An exposed module that threw in a page that was rendered otherwise. */
export interface FailedPart {
  remote: string;
  expose: string;
  /** What was thrown, with its stack. For logs and reports, never for visitors. */
  detail: string;
}

/**
 * Why a page was not rendered: `module` is a server module that is missing or damaged, `busy` a full queue, `refused` a
 * page that the renderer does not take. `timeout` is a page that took too long to render, `late` an answer that the edge
 * did not wait for.
 */
export type RenderFailure =
  | 'error'
  | 'timeout'
  | 'memory'
  | 'exit'
  | 'output'
  | 'busy'
  | 'module'
  | 'refused'
  | 'late'
  | 'unreachable';

export type RenderOutcome =
  | {
      page: RenderedPage;
      /** Processor time of the render, in milliseconds. */
      cpuMs: number;
    }
  | {
      failure: RenderFailure;
      /** For logs, never for visitors. */
      detail: string;
    };

/** Renders pages somewhere that they cannot harm. */
export interface Renderer {
  /**
   * Never rejects.
   * @param startedAt when the page's time limit began, as `performance.now()` has it; without it, now
   */
  render(page: PageRequest, startedAt?: number): Promise<RenderOutcome>;
  close(): Promise<void>;
}
