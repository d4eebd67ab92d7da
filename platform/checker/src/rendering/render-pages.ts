import { createHash } from 'node:crypto';
import { pathInLanguage } from '@aangan/manifest';
import {
  type Containment,
  defaultRenderLimits,
  type Job,
  type RenderChild,
  startRenderChild,
} from '@aangan/render/contained-process';

/** Pages of one composition, and the server modules that render them. */
export interface PagesToRender {
  composition: NonNullable<Job['load']>['composition'];
  /** The same with the texts of each language but the default one. */
  translated?: NonNullable<Job['load']>['translated'];
  /** Texts of the server modules. */
  modules: { shell: string; remotes: Record<string, string> };
  pages: readonly Job['page'][];
}

/** A page that was not rendered, or a part of another remote in it. */
export interface UnrenderedPage {
  /** With the page's language. */
  address: string;
  /** The remote whose page or part it is. */
  remote: string;
  /** The exposed module of a part; absent where the page itself was not rendered. */
  part?: string;
  /** What happened, on one line. */
  detail: string;
}

const maxDetailLength = 300;

/**
 * Renders pages as the renderer does, in children with the same containment and limits. A child that a page has ended
 * is replaced for the next page.
 */
export async function renderPages(
  order: PagesToRender,
  containment: Containment,
): Promise<UnrenderedPage[]> {
  const load = loadOf(order);
  const failed: UnrenderedPage[] = [];
  let child: RenderChild | undefined;
  let id = 0;
  try {
    for (const page of order.pages) {
      const isNew: boolean = !child || child.isEnding;
      if (!child || isNew) child = startRenderChild({ containment, limits: defaultRenderLimits });
      await child.ready;
      id += 1;
      const outcome = await child.run({ id, page, ...(isNew && { load }) });
      const { language = '', route } = page;
      const isTranslated = Object.hasOwn(order.translated ?? {}, language);
      const address = pathInLanguage(page.address, isTranslated ? `/${language}` : '');
      const detail = problemOf(outcome);
      if (detail) failed.push({ address, remote: route?.remote ?? '', detail });
      for (const part of failedPartsOf(outcome)) failed.push({ address, ...part });
    }
  } finally {
    child?.kill();
    await child?.ended;
  }
  return failed;
}

function loadOf({ composition, translated, modules }: PagesToRender): NonNullable<Job['load']> {
  const texts = Object.entries({ ...modules.remotes, '': modules.shell });
  const hashes = Object.fromEntries(texts.map(([name, text]) => [name, hashOf(text)]));
  const { '': shell = '', ...remotes } = hashes;
  const sources = Object.fromEntries(texts.map(([, text]) => [hashOf(text), text]));
  return {
    composition,
    ...(translated && { translated }),
    modules: { shell, remotes },
    sources,
  };
}

type Outcome = Awaited<ReturnType<RenderChild['run']>>;

function problemOf(outcome: Outcome): string | undefined {
  if (outcome === 'untaken') return 'its process ended before it began';
  if (!('failure' in outcome)) return outcome.page ? undefined : 'nothing was rendered';
  return `${outcome.failure}: ${firstLine(outcome.detail)}`;
}

function failedPartsOf(outcome: Outcome) {
  const parts = typeof outcome === 'object' && 'page' in outcome ? outcome.page?.failedParts : [];
  return (parts ?? []).map(({ remote, expose, detail }) => ({
    remote,
    part: expose,
    detail: `error: ${firstLine(detail)}`,
  }));
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, maxDetailLength);
}

function hashOf(text: string): string {
  return createHash('sha384').update(text).digest('base64url');
}
