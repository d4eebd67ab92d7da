import type { Channel } from '@aangan/manifest';
import {
  type ComposeLink,
  type ComposeTokenKind,
  readComposeToken,
  signComposeToken,
} from '@aangan/manifest/compose-link';
import { toRegistry } from '@aangan/registry-client';
import type { PassThroughTarget } from '../pass-through.ts';
import { postAsEdge } from '../post-as-edge.ts';

/** What a token that a browser brought is, or why it is nothing. */
type ReadToken = { kind: ComposeTokenKind; link: ComposeLink } | { refused: 'expired' | 'invalid' };

/** Signs and reads the tokens of compositions on one channel, and takes those that are handed over. */
export interface ComposeTokens {
  /** @param kinds what it may be */
  read(token: string, kinds: readonly ComposeTokenKind[]): ReadToken;
  sign(link: ComposeLink, kind: ComposeTokenKind): string;
  /** Takes a composition that is handed over once. */
  take(id: string): Promise<{ taken: ComposeLink } | { refused: 'invalid' | 'away' }>;
}

export function composeTokens(options: {
  channel: Channel;
  /** EDGE_SECRET */
  secret: string;
  /** The server of /platform. */
  registry: PassThroughTarget;
}): ComposeTokens {
  const { channel, secret, registry } = options;
  return {
    read(token, kinds) {
      let refused: 'expired' | 'invalid' = 'invalid';
      for (const kind of kinds) {
        const outcome = readComposeToken(token, { channel, secret, kind });
        if ('link' in outcome) return { kind, link: outcome.link };
        if (outcome.refused === 'expired') refused = 'expired';
      }
      return { refused };
    },
    sign: (link, kind) => signComposeToken(link, { channel, secret, kind }),
    async take(id) {
      const taking = toRegistry('post', '/channels/{channel}/hand-overs', {
        params: { channel },
        body: { id },
      });
      const taken = await postAsEdge(registry, taking, secret).catch(() => null);
      if (taken?.status === 404) return { refused: 'invalid' };
      if (!taken?.answer) return { refused: 'away' };
      return { taken: { id, expiresAt: new Date(taken.answer.expiresAt) } };
    },
  };
}
