import { createHmac, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Channel, ChannelComposition, ComposedRemote } from './composition.ts';
import { parseWith } from './parse.ts';

export { composeParameter } from './local-remote.ts';

/** How long a compose link may be valid, in hours: 30 days. */
export const maxLinkHours = 720;

/** What a compose link's token says. */
export interface ComposeLink {
  /** 22 characters of A–Z, a–z, 0–9, - and _. */
  id: string;
  expiresAt: Date;
}

/**
 * What a token is good for. `link`: for anybody who has it. `hand-over`: takes a composition into one browser, once,
 * within a minute or two. `browser`: the cookie of that browser. `tab`: one tab, for remotes of its computer. `files`:
 * what the pages of a composition load.
 */
export type ComposeTokenKind = 'link' | 'hand-over' | 'browser' | 'tab' | 'files';

interface TokenScope {
  channel: Channel;
  /** EDGE_SECRET */
  secret: string;
  /** `link` without it. */
  kind?: ComposeTokenKind;
}

/** A token's link, or why the token is refused: it was valid once, or this site did not make it for this channel. */
export type TokenOutcome = { link: ComposeLink } | { refused: 'expired' | 'forged' };

const tokenForm = /^([\w-]{22})\.([0-9a-z]{6,8})\.([\w-]{43})$/;

/**
 * The token of a compose link: its id, when it expires, and a signature for one channel and one kind of use.
 */
export function signComposeToken({ id, expiresAt }: ComposeLink, scope: TokenScope): string {
  const unsigned = `${id}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${unsigned}.${signatureOf(unsigned, scope)}`;
}

/**
 * Reads a token that a visitor brought.
 * @param now milliseconds
 */
export function readComposeToken(
  token: string,
  { now = Date.now(), ...scope }: TokenScope & { now?: number },
): TokenOutcome {
  const [, id = '', expires = '', signature = ''] = tokenForm.exec(token) ?? [];
  const expected = Buffer.from(signatureOf(`${id}.${expires}`, scope));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refused: 'forged' };
  }
  const expiresAt = new Date(Number.parseInt(expires, 36) * 1000);
  return expiresAt.getTime() <= now ? { refused: 'expired' } : { link: { id, expiresAt } };
}

function signatureOf(unsigned: string, { channel, secret, kind = 'link' }: TokenScope): string {
  const purpose = kind === 'link' ? 'compose' : `compose-${kind}`;
  return createHmac('sha256', secret)
    .update(`${purpose} ${channel} ${unsigned}`)
    .digest('base64url');
}

const Difference = Type.Object({
  name: Type.String(),
  /** The version of the composition's release; its id where it has none. */
  version: Type.String(),
  /** The version that the visitors' channel serves; null if it does not serve the name. */
  served: Type.Union([Type.String(), Type.Null()]),
});

/** What a compose link opens. */
export const LinkedComposition = Type.Object({
  composition: ChannelComposition,
  /** The channel that `differences` compares with. */
  comparedWith: Channel,
  /**
   * Names whose release is not the one that the channel for visitors serves, and values that the composition sets, each
   * as `remote.value`.
   */
  differences: Type.Array(Difference),
  /** Until when it is valid, in ISO 8601. */
  expiresAt: Type.String(),
  /** Remotes that a server on the visitor's computer replaces, in one tab. Registries of 1.1 omit an empty list. */
  locals: Type.Optional(Type.Array(Type.Object({ origin: Type.String(), remote: ComposedRemote }))),
});
export type LinkedComposition = Static<typeof LinkedComposition>;

/**
 * Reads what a registry answers about a compose link.
 * @throws ManifestError naming every place that is wrong
 */
export function parseLinkedComposition(value: unknown): LinkedComposition {
  return parseWith(LinkedComposition, value, 'linked composition');
}
