import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deletedAccount, refreshedSession } from './accounts.ts';
import type { Ledger } from './ledger.ts';
import { quote } from './quotes.ts';
import {
  channelSwitch,
  connectionRequest,
  portfolioItem,
  review,
  ticket,
  verification,
} from './records.ts';
import { publishedRelease } from './releases.ts';
import type { Target, Writer } from './until-done.ts';

const writers: readonly Writer[] = [
  ticket,
  deletedAccount,
  deletedAccount,
  refreshedSession,
  portfolioItem,
  connectionRequest,
  review,
  quote,
  verification,
  channelSwitch,
  publishedRelease,
];

/**
 * The longest pause after a write, in milliseconds: without one, two processors have no time left to start what was
 * killed. Each picture is decoded in a process of its own; a release is run, and its pages are opened, in a dozen.
 */
const pauseMs = new Map<Writer, number>([
  [portfolioItem, 10_000],
  [deletedAccount, 10_000],
  [publishedRelease, 120_000],
]);
const usualPauseMs = 2_000;

/** Writes until the target is over. @returns when the last request was answered */
export async function writeUntilOver(site: Target, ledger: Ledger): Promise<void> {
  const repeat = async (writer: Writer) => {
    while (!site.isOver()) {
      await writer(site, ledger);
      await sleep(randomInt(pauseMs.get(writer) ?? usualPauseMs));
    }
  };
  await Promise.all(writers.map(repeat));
}
