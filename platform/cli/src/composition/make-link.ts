import { type ComposeLink, toRegistry, type ValueSetting } from '@aangan/registry-client';
import { readChannel } from '../channel-option.ts';
import type { OptionSpec, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { readWhole } from '../command-line/required.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { SiteClient } from '../site-client.ts';
import { formatTime } from '../status/format-time.ts';

/** A server on the computer of the person who opens a link, in place of a remote's release. */
export interface WantedLocal {
  name: string;
  /** Such as `http://localhost:3100`. */
  origin: string;
  /** Its remote.json; absent, the declaration of the release that it replaces is used. */
  manifest?: unknown;
}

/** The default lifetime, in hours: seven days. */
const usualHours = 168;
/** The registry's limit. */
const maxHours = 720;

/** The options of commands that print a link. */
export const linkOptions = {
  channel: {
    type: 'string',
    value: '<channel>',
    about: 'Whose releases fill it up, and whose site opens it; staging without',
  },
  hours: {
    type: 'string',
    value: '<n>',
    about: `How long the link is valid, at most ${maxHours}; ${usualHours} without`,
  },
  json: jsonOption,
  ...siteOptions,
} as const satisfies Record<string, OptionSpec>;

/** The channel whose releases complete a composition. @throws {UsageError} if the name is not valid */
export const readLinkChannel = ({ channel = 'staging' }: Pick<OptionValues, 'channel'>) =>
  readChannel(channel);

/** A composition to make a link for. */
interface WantedLink {
  channel: string;
  releases: { name: string; release: string }[];
  /** Whether the releases are the whole composition, so that the channel's releases do not complete it. */
  isComplete?: boolean;
  /** Servers on the computer of the person who opens the link. */
  locals?: readonly WantedLocal[];
  /** What it sets in place of the channel. */
  values?: { remote: string; name: string; to: ValueSetting }[];
}

/** How long the link is valid, in hours. @throws {UsageError} if it is out of range */
export function readLinkHours({ hours }: Pick<OptionValues, 'hours'>): number {
  const count = readWhole('hours', hours) ?? usualHours;
  if (count >= 1 && count <= maxHours) return count;
  throw new UsageError(`--hours takes 1 to ${maxHours}, not ${count}.`);
}

/** Makes a compose link with releases in place of a channel's own. @throws {PlainError} with what was refused */
export function makeLink(
  site: SiteClient,
  values: Pick<OptionValues, 'hours'>,
  { isComplete = false, ...named }: WantedLink,
): Promise<ComposeLink> {
  const body = { ...named, isComplete, hours: readLinkHours(values) };
  return site.send(toRegistry('post', '/compose-links', { body }));
}

/**
 * Makes a link and prints it, with everything for which the gate would refuse to promote its releases to its channel,
 * including slow checks such as pages that throw.
 * @param options.path the page that it opens
 * @param options.published what was published for it, for `--json`
 * @throws {PlainError} with what was refused
 */
export async function showLink(
  site: SiteClient,
  values: OptionValues,
  wanted: WantedLink,
  { path = '/', published = {} }: { path?: string; published?: object } = {},
): Promise<void> {
  const made = await makeLink(site, values, wanted);
  const { channel, releases } = wanted;
  let { problems } = made;
  if (releases.length > 0) {
    // To stderr, because stdout may be JSON.
    console.error('Asking the gate, which opens the pages …');
    const asked = { params: { channel }, body: { releases } };
    const gate = await site.send(toRegistry('post', '/channels/{channel}/checks', asked));
    problems = [...new Set(problems.concat(gate.problems))];
  }
  const shown = { ...made, problems, link: made.link.replace('/?', `${path}?`) };
  printResult(values, { result: { ...published, ...shown }, text: describeLink(shown) });
}

/** A link in a terminal. */
function describeLink({ link, expiresAt, differences, problems }: ComposeLink): string {
  const rows = differences.map(
    ({ name, version, served }) => `  ${name} ${version} (visitors: ${served ?? 'none'})`,
  );
  return [
    link,
    `It opens until ${formatTime(expiresAt)}, the same composition after later deploys.`,
    rows.length === 0 ? 'Visitors are served the same releases.' : 'Other than what visitors get:',
    ...rows,
    ...problems.map((problem) => `The gate would refuse it: ${problem}`),
  ].join('\n');
}
