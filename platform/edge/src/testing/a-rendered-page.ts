import type { ChannelComposition, PageRequest, RenderedPage } from '@aangan/manifest';
import { aComposition } from './fixed-registry.ts';

const server = { file: 'server/module.js', integrity: '' };

/** A composition whose releases can be rendered. */
export function renderable(): ChannelComposition {
  const { shell, remotes, ...rest } = aComposition();
  return {
    ...rest,
    shell: {
      ...shell,
      server,
      changes: '/api/changes/',
      description: 'About the site.',
      audienceCookie: 'site-audience',
      audiences: ['visitor', 'maker'],
    },
    remotes: remotes.map((remote) => ({
      ...remote,
      server: { ...server, exposes: ['./DesignersPage', './DesignerPage'] },
    })),
  };
}

/** What rendering that page makes: each part tries to end the element that it is written into. */
export const aPage = (page: PageRequest): RenderedPage => ({
  html: `<h1>${page.audience} at ${page.address.replaceAll('<', '&lt;')}</h1>`,
  css: 'a{color:red}</style><script>alert(1)</script>',
  cssVersion: '6.0.0',
  pictures: [{ href: '/a.webp', srcset: '/a.webp 1x, /b.webp 2x' }],
  state: JSON.stringify({ bio: '</script><script>alert(1)</script>' }),
  unused: [],
  head: { title: 'Works <b>', description: 'A "firm".', picture: '/a.webp' },
});
