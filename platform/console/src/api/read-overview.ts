import type * as answers from './answers.ts';
import type { Refusal } from './send-request.ts';

type Outcome<Data> = { data: Data } | { error: Refusal };
type Ask = (asked: { path: string }) => PromiseLike<{ data?: unknown; error?: Refusal }>;

/** All channels at one moment: the first page fails as a whole, and says so once. */
export async function readOverview(ask: Ask): Promise<Outcome<answers.ChannelGlance[]>> {
  const list = await ask({ path: '/channels' });
  if (list.error) return { error: list.error };
  const { results, addresses, expires = {}, checked = [] } = list.data as answers.Channels;
  const read = await Promise.all(
    results.map((name) => readChannel(ask, name, checked.includes(name))),
  );
  const channels: answers.ChannelGlance[] = [];
  for (const [at, outcome] of read.entries()) {
    if ('error' in outcome) {
      // A channel that was removed meanwhile is not shown; the next answer does not name it.
      if (outcome.error.status === 404) continue;
      return outcome;
    }
    const name = results[at] ?? '';
    channels.push({ name, address: addresses[name], expires: expires[name], ...outcome.data });
  }
  return { data: channels };
}

type Read = Pick<answers.ChannelGlance, 'status' | 'health' | 'check'>;

async function readChannel(ask: Ask, name: string, isChecked: boolean): Promise<Outcome<Read>> {
  const [status, health, check] = await Promise.all([
    ask({ path: `/channels/${name}/releases` }),
    ask({ path: `/channels/${name}/health` }),
    isChecked ? ask({ path: `/channels/${name}/required-check` }) : undefined,
  ]);
  if (status.error) return { error: status.error };
  return {
    data: {
      status: status.data as answers.ChannelStatus,
      health: (health.data as { results: answers.ReleaseRate[] } | undefined)?.results,
      check: check?.data as answers.RequiredCheck | undefined,
    },
  };
}
