import {
  type Channel,
  type ChannelComposition,
  type Composition,
  isLoopbackOrigin,
  isOwnServer,
  isTrustedOrigin,
  type PageTemplate,
  parsePageTemplate,
  type RegistryReader,
  shellName,
} from '@aangan/manifest';
import { compose } from '@aangan/manifest/compose';
import {
  type ComposeLink,
  type LinkedComposition,
  parseLinkedComposition,
  signComposeToken,
} from '@aangan/manifest/compose-link';
import { toRegistry } from '@aangan/registry-client';
import { LRUCache } from 'lru-cache';
import { ask } from '../first-data.ts';
import type { ServableComposition } from '../page/servable-channel.ts';
import type { PassThroughTarget } from '../pass-through.ts';

/** What a compose link opens, ready to be answered with. */
export interface OpenedLink extends ServableComposition {
  differences: LinkedComposition['differences'];
  comparedWith: Channel;
  expiresAt: Date;
  /** The servers of the visitor's computer that it names, each once. */
  localOrigins: readonly string[];
  /** The composition with what these serve, for one tab. */
  withLocals: Composition;
}

/** Why a link opens nothing: `untrusted` names a server that is not of the visitor's computer, or not trusted. */
export type LinkRefusal = 'expired' | 'invalid' | 'away' | 'untrusted';

/** A link that opens something, or why it does not. */
export type LinkOutcome = { opened: OpenedLink } | { refused: LinkRefusal };

interface Options {
  channel: Channel;
  /** EDGE_SECRET, which the registry signs links with. */
  secret: string;
  reader: RegistryReader;
  /** The server of /platform. */
  registry: PassThroughTarget;
  /** Origins that links may name as servers of the visitor's computer. */
  trustedOrigins: readonly string[];
  /** The address of this edge's site, which no link may name. */
  site: URL;
}

/** How long the registry may take, in milliseconds. */
const patienceMs = 5_000;
/** How long an opened link is not asked for again, in milliseconds: a link that was ended opens that much longer. */
const freshMs = 1_000;

/** Opens compose links whose tokens were read: of others the registry hears nothing. */
export function linkOpener(options: Options) {
  const { channel, secret, reader, registry, trustedOrigins, site } = options;
  const opened = new LRUCache<string, OpenedLink>({ max: 100, ttl: freshMs });
  const templates = new LRUCache<string, PageTemplate>({ max: 20 });

  const templateOf = async ({ release, template }: { release: string; template: string }) => {
    const known = templates.get(release);
    if (known) return known;
    const file = await reader.releaseFile(shellName, release, template);
    if (!file) throw new Error(`The shell ${release} has no ${template}`);
    const parsed = parsePageTemplate(new TextDecoder().decode(file.bytes));
    templates.set(release, parsed);
    return parsed;
  };

  const askRegistry = async (read: ComposeLink, token: string): Promise<LinkOutcome> => {
    const { url } = toRegistry('get', '/channels/{channel}/composed/{token}', {
      params: { channel, token },
    });
    const answer = await ask(url, registry, patienceMs);
    if (answer?.status === 404) return { refused: 'invalid' };
    if (answer?.status !== 200) return { refused: 'away' };
    const {
      composition,
      locals = [],
      expiresAt = read.expiresAt,
      ...about
    } = parseLinkedComposition(JSON.parse(answer.body));
    const localOrigins = [...new Set(locals.map(({ origin }) => origin))];
    const isTrusted = (origin: string) =>
      isLoopbackOrigin(origin) &&
      isTrustedOrigin(origin, trustedOrigins) &&
      !isOwnServer(origin, [site.href]);
    if (!localOrigins.every(isTrusted)) return { refused: 'untrusted' };
    const link = {
      composition: compose(composition),
      template: await templateOf(composition.shell),
      ...about,
      expiresAt: new Date(expiresAt),
      localOrigins,
      withLocals: compose(replaced(composition, locals)),
    };
    opened.set(token, link);
    return { opened: link };
  };

  /** What the registry is being asked: the files of a page come together. */
  const asking = new Map<string, Promise<LinkOutcome>>();
  return async (read: ComposeLink): Promise<LinkOutcome> => {
    const token = signComposeToken(read, { channel, secret });
    const known = opened.get(token);
    if (known) return { opened: known };
    const begun = asking.get(token);
    if (begun) return begun;
    const asked = askRegistry(read, token).finally(() => asking.delete(token));
    asking.set(token, asked);
    return asked;
  };
}

/** The composition with remotes of the visitor's computer in place of its own, or beside them. */
function replaced(
  composition: ChannelComposition,
  locals: NonNullable<LinkedComposition['locals']>,
): ChannelComposition {
  const remotes = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  for (const { remote } of locals) remotes.set(remote.name, remote);
  return { ...composition, remotes: [...remotes.values()] };
}
