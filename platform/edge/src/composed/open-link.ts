import {
  type Channel,
  type PageTemplate,
  parsePageTemplate,
  type RegistryReader,
  shellName,
} from '@aangan/manifest';
import { compose } from '@aangan/manifest/compose';
import {
  type LinkedComposition,
  parseLinkedComposition,
  readComposeToken,
} from '@aangan/manifest/compose-link';
import { LRUCache } from 'lru-cache';
import { ask } from '../first-data.ts';
import type { ServableComposition } from '../page/servable-channel.ts';
import type { PassThroughTarget } from '../pass-through.ts';

/** What a compose link opens, ready to be answered with. */
export interface OpenedLink extends ServableComposition {
  differences: LinkedComposition['differences'];
  comparedWith: Channel;
  expiresAt: Date;
}

/** A link that opens something, or why it does not. */
export type LinkOutcome = { opened: OpenedLink } | { refused: 'expired' | 'invalid' | 'away' };

interface Options {
  channel: Channel;
  /** EDGE_SECRET, which the registry signs links with. */
  secret: string;
  reader: RegistryReader;
  /** The server of /platform. */
  registry: PassThroughTarget;
}

/** How long the registry may take, in milliseconds. */
const patienceMs = 5_000;
/** How long an opened link is not asked for again, in milliseconds: a link that was ended opens that much longer. */
const freshMs = 5_000;

/** Opens compose links. Of tokens that were not signed for this channel the registry hears nothing. */
export function linkOpener({ channel, secret, reader, registry }: Options) {
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

  return async (token: string): Promise<LinkOutcome> => {
    const outcome = readComposeToken(token, { channel, secret });
    if ('refused' in outcome) {
      return { refused: outcome.refused === 'expired' ? 'expired' : 'invalid' };
    }
    const known = opened.get(token);
    if (known) return { opened: known };
    const path = `/platform/channels/${channel}/composed/${token}`;
    const answer = await ask(path, registry, patienceMs);
    if (answer?.status === 404) return { refused: 'invalid' };
    if (answer?.status !== 200) return { refused: 'away' };
    const { composition, ...about } = parseLinkedComposition(JSON.parse(answer.body));
    const link = {
      ...{ composition: compose(composition), template: await templateOf(composition.shell) },
      ...{ ...about, expiresAt: outcome.link.expiresAt },
    };
    opened.set(token, link);
    return { opened: link };
  };
}
