import type { Channel } from '@aangan/manifest';
import { type ChannelAt, toRegistry } from '@aangan/registry-client';
import { readFromChannel } from '../change-site.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { SiteClient } from '../site-client.ts';
import { formatTable } from './format-table.ts';
import { formatTime } from './format-time.ts';

/**
 * The moment that a command line names: a date with or without a time, in UTC unless it has an offset.
 * @throws {UsageError}
 */
export function readMoment(text: string): Date {
  const [, date, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(
      text,
    ) ?? [];
  const moment = new Date(`${date}T${time}${zone}`);
  if (moment.getTime() > Date.now()) throw new UsageError(`${text} is still to come.`);
  if (date !== undefined && isDay(date) && !Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(`--at takes a date or a moment, such as 2026-11-22T15:30Z, not "${text}".`);
}

/** Whether a date exists: `Date` reads the 31st of February as the 3rd of March. */
function isDay(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** What a channel served at a moment. @throws {PlainError} when there is no such channel */
export function readChannelAt(site: SiteClient, channel: Channel, at: Date): Promise<ChannelAt> {
  const query = { at: at.toISOString() };
  const asked = toRegistry('get', '/channels/{channel}/served', { params: { channel }, query });
  return readFromChannel(site, channel, asked);
}

export function describeChannelAt({
  channel,
  at,
  revision,
  releases,
  canaries,
}: ChannelAt): string {
  const moment = formatTime(at);
  if (releases.length === 0) return `\n${channel}: nothing was served at ${moment}.`;
  const rows = releases.map(({ name, release, version, since, by, why, isOff }) => [
    name,
    version ?? release,
    formatTime(since),
    by ?? '',
    `${isOff ? 'SWITCHED OFF: ' : ''}${why}`,
  ]);
  const members = canaries.flatMap(({ percent, releases: those }) =>
    those.map(({ name, release, version }) => [name, version ?? release, `${percent} %`]),
  );
  const tables = [formatTable([['name', 'release', 'since', 'by', 'why'], ...rows])];
  if (members.length > 0) tables.push(formatTable([['name', 'canary', 'visitors'], ...members]));
  return `\n${channel} at ${moment} (revision ${revision})\n${tables.join('\n\n')}`;
}
