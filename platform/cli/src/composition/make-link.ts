import { type ComposeLink, toRegistry } from '@aangan/registry-client';
import type { OptionSpec, OptionValues } from '../command-line/command.ts';
import { readWhole } from '../command-line/required.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { SiteClient } from '../site-client.ts';
import { formatTime } from '../status/format-time.ts';

/** A server on the computer of who opens a link, in place of a remote's release. */
export interface WantedLocal {
  name: string;
  /** Such as `http://localhost:3100`. */
  origin: string;
  /** Its remote.json; without it, what the release in its place declares. */
  manifest?: unknown;
}

/** Seven days, in hours. */
const usualHours = 168;
/** As the registry has it. */
const maxHours = 720;

export const hoursOption: OptionSpec = {
  type: 'string',
  value: '<n>',
  about: `How long the link is valid, at most ${maxHours}; ${usualHours} without`,
};
export const linkChannelOption: OptionSpec = {
  type: 'string',
  value: '<channel>',
  about: 'Whose releases fill it up, and whose site opens it; staging without',
};

/** How long a link is to be valid. @throws {UsageError} where no link can be */
export function readLinkHours({ hours }: Pick<OptionValues, 'hours'>): number {
  const count = readWhole('hours', hours) ?? usualHours;
  if (count >= 1 && count <= maxHours) return count;
  throw new UsageError(`--hours takes 1 to ${maxHours}, not ${count}.`);
}

/** Makes a compose link of releases in place of a channel's own. @throws {PlainError} with what was refused */
export function makeLink(
  site: SiteClient,
  values: Pick<OptionValues, 'hours'>,
  wanted: {
    channel: string;
    releases: { name: string; release: string }[];
    /** The releases are the whole composition: the channel does not fill it up. */
    isComplete?: boolean;
    /** Servers on the computer of who opens the link. */
    locals?: readonly WantedLocal[];
  },
): Promise<ComposeLink> {
  const hours = readLinkHours(values);
  const { isComplete = false, ...named } = wanted;
  const body = { ...named, isComplete, hours };
  return site.send(toRegistry('post', '/compose-links', { body }));
}

/**
 * A link with all that the gate would refuse, were its releases promoted to its channel: also what takes long to find
 * out, such as pages that throw.
 */
export async function askGate(
  site: SiteClient,
  made: ComposeLink,
  releases: readonly { name: string; release: string }[],
): Promise<ComposeLink> {
  if (releases.length === 0) return made;
  // Not to the output, which may be JSON.
  console.error('Asking the gate, which opens the pages …');
  const params = { channel: made.channel };
  const { problems } = await site.send(
    toRegistry('post', '/channels/{channel}/checks', { params, body: { releases } }),
  );
  return { ...made, problems: [...new Set(made.problems.concat(problems))] };
}

/** A link in a terminal. */
export function describeLink({ link, expiresAt, differences, problems }: ComposeLink): string {
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
