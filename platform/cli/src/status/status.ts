import type { Channel } from '@aangan/manifest';
import {
  type CanaryStatus,
  type ChannelStatus,
  type JudgedCanary,
  toRegistry,
} from '@aangan/registry-client';
import { publisher, readChannel } from '../change-site.ts';
import { readChannel as readChannelName } from '../channel-option.ts';
import type { ClientSettings } from '../client-settings.ts';
import { printResult } from '../command-line/print-result.ts';
import { describeRollout } from '../rollout/describe-rollout.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';
import { describeFigures } from './describe-figures.ts';
import { formatTable } from './format-table.ts';
import { formatTime } from './format-time.ts';
import { describeChannelAt, readChannelAt, readMoment } from './past-status.ts';

export interface StatusOptions extends ClientSettings {
  channel?: string | undefined;
  /** A moment of the past; now without it. */
  at?: string | undefined;
  json?: boolean | undefined;
}

/** Prints what each channel serves, or served at a moment, since when, by whom and why. @returns the exit code. */
export async function status(options: StatusOptions): Promise<number> {
  const { json = false } = options;
  const asked = options.channel === undefined ? undefined : readChannelName(options.channel);
  const moment = options.at === undefined ? undefined : readMoment(options.at);
  const site = await signIn(options, publisher);
  const channels = asked === undefined ? await channelsOf(site) : [asked];
  if (moment) {
    const past = await Promise.all(channels.map((channel) => readChannelAt(site, channel, moment)));
    const text = past.map(describeChannelAt).join('\n');
    printResult({ json }, { result: { channels: past }, text });
    return 0;
  }
  const statuses = await Promise.all(channels.map((channel) => readJudged(site, channel)));
  const text = statuses.map(describeChannel).join('\n');
  printResult({ json }, { result: { channels: statuses }, text });
  return 0;
}

async function channelsOf(site: SiteClient): Promise<Channel[]> {
  const known = await site.read(toRegistry('get', '/channels'));
  return known?.results ?? [];
}

type JudgedStatus = Omit<ChannelStatus, 'canaries'> & {
  canaries: (CanaryStatus & Pick<JudgedCanary, 'figures'>)[];
};

/** A channel's status, with what is known of its canaries. */
async function readJudged(site: SiteClient, channel: Channel): Promise<JudgedStatus> {
  const known = await readChannel(site, channel);
  if (known.canaries.length === 0) return { ...known, canaries: [] };
  const asked = toRegistry('get', '/channels/{channel}/canaries', { params: { channel } });
  const judged = (await site.read(asked))?.results ?? [];
  const figuresOf = ({ id }: CanaryStatus) => judged.find((one) => one.id === id)?.figures ?? [];
  const canaries = known.canaries.map((canary) => ({ ...canary, figures: figuresOf(canary) }));
  return { ...known, canaries };
}

/** What a channel serves, in tables, with the rollouts of its canaries and what is known of these. */
export function describeChannel({ channel, revision, releases, canaries }: JudgedStatus): string {
  if (releases.length === 0) return `\n${channel}: nothing is served yet.`;
  const rows = releases.map(({ name, release, at, by, why, isOff }) => [
    name,
    release,
    formatTime(at),
    by ?? '',
    `${isOff ? 'SWITCHED OFF: ' : ''}${why ?? ''}`,
  ]);
  const table = formatTable([['name', 'release', 'since', 'by', 'why'], ...rows]);
  return `\n${channel} (revision ${revision})\n${table}${describeCanaries(canaries)}`;
}

function describeCanaries(canaries: JudgedStatus['canaries']): string {
  if (canaries.length === 0) return '';
  const rows = canaries.flatMap(({ percent, releases, at, by, why }) =>
    releases.map(({ name, release }) => [
      name,
      release,
      `${percent} %`,
      formatTime(at),
      by ?? '',
      why ?? '',
    ]),
  );
  const table = formatTable([['name', 'canary', 'visitors', 'since', 'by', 'why'], ...rows]);
  const rollouts = canaries.flatMap(({ rollout }) => (rollout ? [describeRollout(rollout)] : []));
  return ['', table, ...rollouts, ...canaries.map(describeFigures)].join('\n\n');
}
