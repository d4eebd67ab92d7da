import type { Channel } from '@aangan/manifest';
import { type Rollout, toRegistry } from '@aangan/registry-client';
import { publisher, readChannel, readFromChannel } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { OptionValues } from '../command-line/command.ts';
import { printResult } from '../command-line/print-result.ts';
import { readWhole } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';
import { describeRollout } from './describe-rollout.ts';

export const approveExample = 'aangan rollout approve vendors 25 --channel production';

/**
 * Approves the next step of a rollout, which has to be the one that is meant: by its share of the visitors, or by the
 * revision of the channel that was seen. @returns the exit code
 */
export async function approveStep(
  [name, share, ...more]: readonly string[],
  values: OptionValues,
): Promise<number> {
  if (name === undefined || more.length > 0) {
    throw new UsageError(`Name one remote, and the share that you approve: ${approveExample}`);
  }
  const percent = share === undefined ? undefined : readShare(share);
  const channel = requireChannelOption(values.channel, `aangan rollout approve ${name}`);
  const named = readWhole('revision', values.revision);
  const site = await signIn(siteSettings(values), publisher);
  // Read before the step: if another one comes next meanwhile, the registry refuses.
  const { revision } = await readChannel(site, channel);
  const rollout = await findLive(site, channel, name);
  const coming = rollout?.steps[rollout.next ?? -1]?.percent;
  if (rollout && coming !== undefined) {
    const command = `aangan rollout approve ${name} ${coming} --channel ${channel}`;
    if (percent === undefined && named === undefined) {
      throw new UsageError(
        `${describeRollout(rollout)}\nName the share that you approve: ${command}`,
      );
    }
    if (percent !== undefined && percent !== coming) {
      throw new UsageError(
        `Nothing was approved: the next step is ${coming} %, not ${percent} %.\n${describeRollout(rollout)}\nTo approve it: ${command}`,
      );
    }
  }
  const body = { why: values.why ?? '', expectedRevision: named ?? revision };
  const result = await site.send(
    toRegistry('post', '/channels/{channel}/rollouts/{name}/approval', {
      params: { channel, name },
      body,
    }),
  );
  printResult(values, { result, text: describeRollout(result.rollout) });
  return 0;
}

/** @throws {UsageError} for anything but a whole percentage */
function readShare(text: string): number {
  const [, percent] = /^(\d{1,3})%?$/.exec(text) ?? [];
  if (percent !== undefined) return Number(percent);
  throw new UsageError(
    `The share that you approve is a percentage, not "${text}": ${approveExample}`,
  );
}

/** The running or paused rollout of a remote; undefined without one. */
async function findLive(
  site: SiteClient,
  channel: Channel,
  name: string,
): Promise<Rollout | undefined> {
  const asked = toRegistry('get', '/channels/{channel}/rollouts', { params: { channel } });
  const { results } = await readFromChannel(site, channel, asked);
  return results.find(
    ({ next, releases }) => next !== null && releases.some((one) => one.name === name),
  );
}
