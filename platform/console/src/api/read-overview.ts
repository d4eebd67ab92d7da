import {
  type ChannelStatus,
  type Endpoint,
  type ReleaseRate,
  type RequiredCheck,
  type RolloutRules,
  toRegistry,
} from '@aangan/registry-client';
import type { Outcome } from './send-request.ts';

/** A channel on the first page. */
export interface ChannelGlance {
  name: string;
  address: string | undefined;
  expires: string | undefined;
  status: ChannelStatus;
  /** Undefined if it cannot be read. */
  health: ReleaseRate[] | undefined;
  /** The languages that releases must have all their messages in. */
  requires: readonly string[];
  /** The engines beside Chromium's in which their pages must have been opened. */
  engines: readonly string[];
  /** What it requires of each step of a rollout; undefined from a registry that knows none. */
  rolloutRules: RolloutRules | undefined;
  /** The check of what the channel serves; undefined if it requires none. */
  check: RequiredCheck | undefined;
}

type Ask = <Answer>(asked: Endpoint<Answer>) => PromiseLike<Outcome<Answer>>;

/** Reads all channels at one moment. Fails as a whole, so that the page shows one error. */
export async function readOverview(ask: Ask): Promise<Outcome<ChannelGlance[]>> {
  const list = await ask(toRegistry('get', '/channels'));
  if ('error' in list) return list;
  const {
    results,
    addresses,
    expires = {},
    checked = [],
    requires = {},
    engines = {},
    rolloutRules = {},
  } = list.data;
  const read = await Promise.all(
    results.map((name) => readChannel(ask, name, checked.includes(name))),
  );
  const channels: ChannelGlance[] = [];
  for (const [at, outcome] of read.entries()) {
    if ('error' in outcome) {
      // The channel was removed meanwhile; the next answer will not list it.
      if (outcome.error.status === 404) continue;
      return outcome;
    }
    const name = results[at] ?? '';
    channels.push({
      name,
      address: addresses[name],
      expires: expires[name],
      requires: requires[name] ?? [],
      engines: engines[name] ?? [],
      rolloutRules: rolloutRules[name],
      ...outcome.data,
    });
  }
  return { data: channels };
}

type Read = Pick<ChannelGlance, 'status' | 'health' | 'check'>;

async function readChannel(ask: Ask, name: string, isChecked: boolean): Promise<Outcome<Read>> {
  const of = { params: { channel: name } };
  const [status, health, check] = await Promise.all([
    ask(toRegistry('get', '/channels/{channel}/releases', of)),
    ask(toRegistry('get', '/channels/{channel}/health', of)),
    isChecked ? ask(toRegistry('get', '/channels/{channel}/required-check', of)) : undefined,
  ]);
  if ('error' in status) return status;
  return {
    data: {
      status: status.data,
      health: 'data' in health ? health.data.results : undefined,
      check: check && 'data' in check ? check.data : undefined,
    },
  };
}
