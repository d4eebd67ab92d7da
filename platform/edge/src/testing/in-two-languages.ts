import type { ChannelComposition, PageRequest } from '@aangan/manifest';
import { aPage, renderable } from './a-rendered-page.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

const hash = `sha384-${'H'.repeat(64)}`;

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];

/** A channel whose shell speaks two languages, and whose remote has its messages in both. */
export function inTwoLanguages(): ChannelComposition {
  const { shell, remotes, ...rest } = renderable();
  return {
    ...rest,
    shell: {
      ...shell,
      languages,
      composition: 'parts',
      description: { en: 'About the site.', hi: 'साइट के बारे में।' },
      fontsByLanguage: { hi: ['devanagari.woff2'] },
      pages: [{ path: '/about', title: { en: 'About', hi: 'परिचय' } }],
    },
    remotes: remotes.map((remote) => ({
      ...remote,
      exposes: { ...remote.exposes, './Messages.hi': ['messages-hi.js'] },
      integrity: { ...remote.integrity, 'messages-hi.js': hash },
      routes: remote.routes.map((route) => {
        if (route.path !== '/designers') return route;
        const label = { en: 'Designers', hi: 'डिज़ाइनर' };
        const link = { slot: 'header.links', label, order: 1 };
        return { ...route, title: { en: 'All designers', hi: 'सब डिज़ाइनर' }, link };
      }),
    })),
  };
}

/** Its template: one whose html element names a language. */
export const templateWithLanguage =
  '<html lang="en-IN"><title>%title%</title><meta name="description" content="%description%"><!-- aangan:pictures --><style nonce="%nonce%"></style><!-- aangan:styles --><!-- aangan:about --><!-- aangan:scripts --><!-- aangan:head --><div id="root"><!-- aangan:page --></div><!-- aangan:state --><!-- aangan:composition --><!-- aangan:data -->';

/** An edge whose shell speaks English and Hindi, and what its renderer was asked for. */
export async function anEdgeInTwoLanguages(
  setup: Parameters<typeof aRenderingEdge>[0] = {},
  template = templateWithLanguage,
) {
  const pages: PageRequest[] = [];
  const { edge, registry } = await aRenderingEdge({
    composition: inTwoLanguages(),
    render: (page) => {
      pages.push(page);
      return { page: { ...aPage(page), css: '', state: '{}', head: null }, cpuMs: 1 };
    },
    ...setup,
  });
  const key = `shell/${'a'.repeat(16)}/page.html`;
  const file = registry.files.get(key);
  if (file) registry.files.set(key, { ...file, bytes: Buffer.from(template) });
  return { edge, pages, registry };
}

/** The link elements of a page that have a relation. */
export const links = (body: string, rel: string) =>
  [...body.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(([link]) => link);
/** What a page carries of its composition. */
export const carriedBy = (body: string) =>
  JSON.parse(
    /<script type="application\/json" id="aangan-composition"[^>]*>([^<]*)</.exec(body)?.[1] ?? '',
  );
