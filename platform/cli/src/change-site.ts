import type { Channel } from '@aangan/manifest';
import type { ChannelStatus, MoveResult } from '@aangan/registry';
import { PlainError } from '@aangan/server/plain-error';
import type { OptionValues } from './command-line/command.ts';
import { printResult } from './command-line/print-result.ts';
import { readWhole } from './command-line/required.ts';
import { siteSettings } from './command-line/site-settings.ts';
import { signIn } from './sign-in.ts';
import type { SiteClient } from './site-client.ts';

/** Who may change channels, for messages. */
export const publisher = 'an integrator';

interface Change {
  channel: Channel;
  /** Below the channel's address. */
  path: string;
  body: object;
  /** What was done, without a point. */
  done: (result: MoveResult) => string;
}

/**
 * Changes a channel and prints what was done. The change is decided on the revision of --revision, or else on that of
 * this moment: if another one comes between, it is refused.
 * @returns the exit code. @throws {PlainError} with what the site refused
 */
export async function changeSite(values: OptionValues, change: Change): Promise<number> {
  const named = readWhole('revision', values.revision);
  const site = await signIn(siteSettings(values), publisher);
  const revision = named ?? (await readChannel(site, change.channel)).revision;
  const result = await postChange(site, values, { ...change, revision });
  printResult(values, { result, text: describeChange(result, change.done(result)) });
  return 0;
}

/** What a channel serves. @throws {PlainError} when there is no such channel */
export function readChannel(site: SiteClient, channel: Channel): Promise<ChannelStatus> {
  return readFromChannel<ChannelStatus>(site, channel, 'releases');
}

/**
 * An answer about a channel.
 * @param path below the channel's address
 * @throws {PlainError} when there is no such channel
 */
export async function readFromChannel<Answer>(
  site: SiteClient,
  channel: Channel,
  path: string,
): Promise<Answer> {
  const answer = await site.get<Answer>(`/platform/channels/${channel}/${path}`);
  if (answer) return answer;
  const known = await site.get<{ results: string[] }>('/platform/channels');
  const names = known?.results.join(', ') ?? 'none';
  throw new PlainError(`There is no channel "${channel}". There are: ${names}.`);
}

/** @param change.revision the revision that it was decided on; undefined for any */
export function postChange(
  site: SiteClient,
  { force }: Pick<OptionValues, 'force'>,
  change: Pick<Change, 'channel' | 'path' | 'body'> & { revision?: number | undefined },
): Promise<MoveResult> {
  const { channel, path, body, revision } = change;
  return site.post<MoveResult>(`/platform/channels/${channel}/${path}`, {
    ...body,
    ...(revision !== undefined && { expected_revision: revision }),
    ...(force && { force }),
  });
}

/** What was done, with the channel's revision and what the gate warns of. */
export function describeChange({ revision, warnings }: MoveResult, done: string): string {
  return [
    `${done} (revision ${revision}).`,
    ...warnings.map((warning) => `Warning: ${warning}`),
  ].join('\n');
}
