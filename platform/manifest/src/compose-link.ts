import { createHmac, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Channel, ChannelComposition } from './composition.ts';
import { parseWith } from './parse.ts';

/** The parameter of an address that opens a composition: `/?compose=<token>`. Empty, it leads back to the channel. */
export const composeParameter = 'compose';

/** How long a compose link may be valid, in hours: 30 days. */
export const longestLinkHours = 720;

/** What a compose link's token says. */
export interface ComposeLink {
  /** 22 characters of A–Z, a–z, 0–9, - and _. */
  id: string;
  expiresAt: Date;
}

/** A link's token can be opened, was valid once, or was not made by this site for this channel. */
export type TokenOutcome = { link: ComposeLink } | { refused: 'expired' | 'forged' };

const tokenForm = /^([\w-]{22})\.([0-9a-z]{6,8})\.([\w-]{43})$/;

/**
 * The token of a compose link: its id, when it expires, and a signature for one channel.
 * @param secret EDGE_SECRET
 */
export function signComposeToken(
  { id, expiresAt }: ComposeLink,
  { channel, secret }: { channel: Channel; secret: string },
): string {
  const unsigned = `${id}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${unsigned}.${signatureOf(unsigned, channel, secret)}`;
}

/**
 * Reads a token that a visitor brought.
 * @param now milliseconds
 */
export function readComposeToken(
  token: string,
  { channel, secret, now = Date.now() }: { channel: Channel; secret: string; now?: number },
): TokenOutcome {
  const [, id = '', expires = '', signature = ''] = tokenForm.exec(token) ?? [];
  const expected = Buffer.from(signatureOf(`${id}.${expires}`, channel, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refused: 'forged' };
  }
  const expiresAt = new Date(Number.parseInt(expires, 36) * 1000);
  return expiresAt.getTime() <= now ? { refused: 'expired' } : { link: { id, expiresAt } };
}

function signatureOf(unsigned: string, channel: Channel, secret: string): string {
  return createHmac('sha256', secret).update(`compose ${channel} ${unsigned}`).digest('base64url');
}

const Difference = Type.Object({
  name: Type.String(),
  /** The version of the composition's release; its id where it has none. */
  version: Type.String(),
  /** The same of what the channel for visitors serves; null where it has no such name. */
  served: Type.Union([Type.String(), Type.Null()]),
});

/** What a compose link opens. */
export const LinkedComposition = Type.Object({
  composition: ChannelComposition,
  /** The channel that `differences` compares with. */
  comparedWith: Channel,
  /** Names whose release is not the one that the channel for visitors serves. */
  differences: Type.Array(Difference),
});
export type LinkedComposition = Static<typeof LinkedComposition>;

/**
 * Reads what a registry answers about a compose link.
 * @throws ManifestError naming every place that is wrong
 */
export function parseLinkedComposition(value: unknown): LinkedComposition {
  return parseWith(LinkedComposition, value, 'linked composition');
}
