import type { RequestListener } from 'node:http';
import type { ChannelComposition } from '@aangan/manifest';
import {
  type ComposeTokenKind,
  type LinkedComposition,
  signComposeToken,
} from '@aangan/manifest/compose-link';
import { aPage, renderable } from './a-rendered-page.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

export const secret = 'a secret of registry and edge, 32+ characters';
export const channel = 'production';
/** The release of the remote in the link's composition, and in the channel's. */
export const [composed, ordinary] = ['c'.repeat(16), 'b'.repeat(16)] as const;

export const link = (more: object = {}) => ({
  id: 'a'.repeat(22),
  expiresAt: new Date(Date.now() + 3_600_000),
  ...more,
});
export const tokenOf = (kind: ComposeTokenKind, more: object = {}) =>
  signComposeToken(link(more), { channel, secret, kind });

/** The channel with another release of its remote. */
export function linked(): LinkedComposition {
  const channelNow = renderable();
  const remotes = channelNow.remotes.map((remote) => ({ ...remote, release: composed }));
  return {
    composition: { ...channelNow, revision: 0, remotes },
    comparedWith: 'production',
    differences: [{ name: 'designers', version: '<b>2</b>', served: null }],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
}

interface Setup {
  registry?: RequestListener;
  composition?: ChannelComposition;
  opens?: boolean;
  publicUrl?: URL;
  composeNeedsGrant?: boolean;
  trustedOrigins?: readonly string[];
}

/** An edge whose registry knows one link, and the paths that it was asked for. */
export async function anEdgeWithLinks({ registry, opens = true, ...more }: Setup = {}) {
  const asked: string[] = [];
  const answer: RequestListener = (_request, response) => answerJson(response, linked());
  const site = await aRenderingEdge({
    ...more,
    ...(opens && { composeSecret: secret }),
    platform: (request, response) => {
      asked.push(request.url ?? '');
      (registry ?? answer)(request, response);
    },
    render: (page) => {
      const html = page.composition.remotes[0]?.release ?? '';
      return { page: { ...aPage(page), html }, cpuMs: 1 };
    },
  });
  const open = (url: string, headers: Record<string, string> = {}) =>
    site.edge.inject({ url, headers });
  return { ...site, open, askedRegistry: asked };
}

export function answerJson(
  response: Parameters<RequestListener>[1],
  body: unknown,
  status = 200,
): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}
