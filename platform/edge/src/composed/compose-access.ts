import type { Channel, RegistryReader } from '@aangan/manifest';
import type { PassThroughTarget } from '../pass-through.ts';
import { type ComposeTokens, composeTokens } from './compose-tokens.ts';
import { linkOpener } from './open-link.ts';

/** Opens the compositions of one channel. */
export interface ComposeAccess {
  tokens: ComposeTokens;
  open: ReturnType<typeof linkOpener>;
  /** The channel that visitors see: a composition opens in a browser that it was handed over to, and with no link. */
  needsGrant: boolean;
  /** Origins whose pages hand compositions over, but for the site's own: those that are named, such as the console's. */
  trustedOrigins: readonly string[];
}

interface Options extends Pick<ComposeAccess, 'needsGrant' | 'trustedOrigins'> {
  channel: Channel;
  /** What compose links are signed with. */
  secret: string | undefined;
  /** The address of this edge's site, which no link may name. */
  site: URL;
  reader: RegistryReader;
  /** The server of /platform. */
  registry: PassThroughTarget;
}

/** What opens the compositions of a channel; undefined without a secret: then it opens none. */
export function composeAccess(options: Options): ComposeAccess | undefined {
  const { channel, secret, needsGrant, trustedOrigins, site, reader, registry } = options;
  if (!secret) return undefined;
  return {
    tokens: composeTokens({ channel, secret, registry }),
    open: linkOpener({ channel, secret, reader, registry, trustedOrigins, site }),
    needsGrant,
    trustedOrigins,
  };
}
