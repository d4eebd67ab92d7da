import {
  type Channel,
  type ChannelComposition,
  type Composition,
  keptApart,
  type RegistryReader,
  refusedLocalServer,
} from '@aangan/manifest';
import { compose } from '@aangan/manifest/compose';
import {
  type ComposeLink,
  type ComposeTokenKind,
  type LinkedComposition,
  parseLinkedComposition,
  readComposeToken,
  signComposeToken,
} from '@aangan/manifest/compose-link';
import { toRegistry } from '@aangan/registry-client';
import { LRUCache } from 'lru-cache';
import { ask } from '../first-data.ts';
import { framesOf, readTemplate, type ServableComposition } from '../page/servable-channel.ts';
import type { PassThroughTarget } from '../pass-through.ts';
import { postAsEdge } from '../post-as-edge.ts';

/** The composition of a session, ready to be answered with. */
export interface OpenedLink extends ServableComposition {
  differences: LinkedComposition['differences'];
  comparedWith: Channel;
  expiresAt: Date;
  /**
   * Origins on the visitor's computer that the composition loads from, each once. With any, a tab holds the
   * composition, else the browser.
   */
  localOrigins: readonly string[];
  /** The composition with the remotes that these origins serve. */
  withLocals: Composition;
}

/** Why nothing is opened. `untrusted`: a named server is not on the visitor's computer, or is not trusted. */
export type LinkRefusal = 'expired' | 'invalid' | 'away' | 'untrusted';
interface Refused {
  refused: LinkRefusal;
}

/** The content of a token that a browser sent. */
export interface ReadToken {
  kind: ComposeTokenKind;
  link: ComposeLink;
}

interface Options {
  channel: Channel;
  /** EDGE_SECRET, which tokens are signed with. */
  secret: string;
  /**
   * Set for the channel that visitors see: it opens only compositions that were handed over to the browser, no links.
   */
  needsGrant: boolean;
  /**
   * Origins whose pages may hand over compositions, and origins that compositions may name as servers of the visitor's
   * computer.
   */
  trustedOrigins: readonly string[];
  /**
   * The address of this edge's site: it may not hand over compositions, and is never a server of the visitor's
   * computer.
   */
  site: URL;
  reader: RegistryReader;
  /** The server of /platform. */
  registry: PassThroughTarget;
}

/** How long the registry may take, in milliseconds. */
const patienceMs = 5_000;
/**
 * How long an answer of the registry is cached, in milliseconds. A composition that was ended opens for that much
 * longer.
 */
const freshMs = 1_000;

/** The compositions of one channel for sessions. */
export type SessionCompositions = ReturnType<typeof sessionCompositions>;

/**
 * Reads and signs tokens, and asks the registry to open and hand over what they name. Forged tokens are refused first.
 */
export function sessionCompositions(options: Options) {
  const { channel, secret, needsGrant, trustedOrigins, site, reader, registry } = options;
  const local = { trusted: trustedOrigins, own: [site.href] };
  const templates = new LRUCache<string, ServableComposition['template']>({ max: 20 });
  const sign = (link: ComposeLink, kind: ComposeTokenKind) =>
    signComposeToken(link, { channel, secret, kind });

  /** Requests within a second share an answer: the files of a page are requested together. */
  const answers = new LRUCache<string, { opened: OpenedLink } | Refused>({
    max: 100,
    ttl: freshMs,
    ignoreFetchAbort: true,
    fetchMethod: async (token) => {
      const params = { channel, token };
      const { url } = toRegistry('get', '/channels/{channel}/composed/{token}', { params });
      const answer = await ask(url, registry, patienceMs);
      if (answer?.status === 404) return { refused: 'invalid' };
      if (answer?.status !== 200) return { refused: 'away' };
      const linked = parseLinkedComposition(JSON.parse(answer.body));
      const { composition, locals = [], differences, comparedWith, expiresAt } = linked;
      const localOrigins = [...new Set(locals.map(({ origin }) => origin))];
      if (localOrigins.some((origin) => refusedLocalServer(origin, local))) {
        return { refused: 'untrusted' };
      }
      const { shell } = composition;
      const template = templates.get(shell.release) ?? (await readTemplate(reader, shell));
      templates.set(shell.release, template);
      const whole = compose(composition);
      const opened: OpenedLink = {
        composition: keptApart(whole),
        withLocals: keptApart(compose(replaced(composition, locals))),
        frameOf: framesOf(whole),
        template,
        differences,
        comparedWith,
        expiresAt: new Date(expiresAt),
        localOrigins,
      };
      return { opened };
    },
  });

  return {
    channel,
    needsGrant,
    isHttps: site.protocol === 'https:',
    sign,
    /** @param kinds what the token may be */
    read(token: string, kinds: readonly ComposeTokenKind[]): ReadToken | Refused {
      let refused: LinkRefusal = 'invalid';
      for (const kind of kinds) {
        const outcome = readComposeToken(token, { channel, secret, kind });
        if ('link' in outcome) return { kind, link: outcome.link };
        if (outcome.refused === 'expired') refused = 'expired';
      }
      return { refused };
    },
    /** Opens the composition that a token names. */
    async open(link: ComposeLink): Promise<{ opened: OpenedLink } | Refused> {
      return (await answers.fetch(sign(link, 'link'))) ?? { refused: 'away' };
    },
    /**
     * Whether the page at this Referer may hand over compositions. The site's own pages may not, since they run what
     * teams published; servers of developers' computers may not, since no full origin of theirs is in the list.
     */
    handsOver(referer = ''): boolean {
      const from = URL.parse(referer)?.origin ?? '';
      return trustedOrigins.includes(from) && from !== site.origin;
    },
    /** Takes a composition that was handed over; each hand-over can be taken once. */
    async take({ id }: ComposeLink): Promise<{ taken: ComposeLink } | Refused> {
      const params = { channel };
      const asked = toRegistry('post', '/channels/{channel}/hand-overs', { params, body: { id } });
      const { status, answer } =
        (await postAsEdge(registry, asked, secret).catch(() => null)) ?? {};
      if (answer) return { taken: { id, expiresAt: new Date(answer.expiresAt) } };
      return { refused: status === 404 ? 'invalid' : 'away' };
    },
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
