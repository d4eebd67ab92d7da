import type { Channel } from '@aangan/manifest';
import {
  type ChannelStatus,
  type Endpoint,
  type MoveResult,
  toRegistry,
} from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { OptionValues } from './command-line/command.ts';
import { printResult } from './command-line/print-result.ts';
import { readWhole } from './command-line/required.ts';
import { siteSettings } from './command-line/site-settings.ts';
import { signIn } from './sign-in.ts';
import type { SiteClient } from './site-client.ts';

/** Who may change channels; used in messages. */
export const publisher = 'an integrator';

/** Options of every change of a channel. */
export interface Decided {
  /** The revision on which the change was decided; absent for any. */
  expectedRevision?: number;
  /** Forces the change although the gate refuses it. */
  force?: boolean;
}

interface Change {
  channel: Channel;
  request: (decided: Decided) => Endpoint<MoveResult>;
  /** Describes what was done, without a full stop. */
  done: (result: MoveResult) => string;
}

/**
 * Changes a channel and prints what was done. The change is based on the revision of --revision, or else on the current
 * one: if another change comes first, it is refused.
 * @returns the exit code. @throws {PlainError} with what the site refused
 */
export async function changeSite(values: OptionValues, change: Change): Promise<number> {
  const named = readWhole('revision', values.revision);
  const site = await signIn(siteSettings(values), publisher);
  const revision = named ?? (await readChannel(site, change.channel)).revision;
  const result = await site.send(change.request({ expectedRevision: revision, ...forced(values) }));
  printResult(values, { result, text: describeChange(result, change.done(result)) });
  return 0;
}

/** What a channel serves. @throws {PlainError} when there is no such channel */
export function readChannel(site: SiteClient, channel: Channel): Promise<ChannelStatus> {
  const asked = toRegistry('get', '/channels/{channel}/releases', { params: { channel } });
  return readFromChannel(site, channel, asked);
}

/** An answer about a channel. @throws {PlainError} when there is no such channel */
export async function readFromChannel<Answer>(
  site: SiteClient,
  channel: Channel,
  asked: Endpoint<Answer>,
): Promise<Answer> {
  const answer = await site.read(asked);
  if (answer) return answer;
  const known = await site.read(toRegistry('get', '/channels'));
  const names = known?.results.join(', ') ?? 'none';
  throw new PlainError(`There is no channel "${channel}". There are: ${names}.`);
}

type Promotion = NonNullable<
  Parameters<typeof toRegistry<'post', '/channels/{channel}/releases'>>[2]['body']
>;

/** The request that promotes releases to a channel. */
export function promotion(channel: Channel, body: Promotion): Endpoint<MoveResult> {
  return toRegistry('post', '/channels/{channel}/releases', { params: { channel }, body });
}

/** The fields of a change that is forced although the gate refuses it. */
export const forced = ({ force }: Pick<OptionValues, 'force'>): Pick<Decided, 'force'> =>
  force ? { force } : {};

/** What was done, with the channel's revision and what the gate warns of. */
export function describeChange({ revision, warnings, openedIn }: MoveResult, done: string): string {
  return [
    `${done} (revision ${revision}).`,
    ...(openedIn.length > 0 ? [`Pages were opened in ${openedIn.join(', ')}.`] : []),
    ...warnings.map((warning) => `Warning: ${warning}`),
  ].join('\n');
}
