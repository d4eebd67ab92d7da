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

/** The longest pause after a write, in milliseconds: without one, two processors have no time left to start what was killed. */
const pauseMs = 400;
/** After a release that was published and promoted: it is run, and pages are opened, in a dozen processes. */
const releasePauseMs = 20_000;

/** Writes until the target is over. @returns when the last request was answered */
export async function writeUntilOver(site: Target, ledger: Ledger): Promise<void> {
  const repeat = async (writer: Writer) => {
    while (!site.isOver()) {
      await writer(site, ledger);
      await sleep(randomInt(writer === publishedRelease ? releasePauseMs : pauseMs));
    }
  };
  await Promise.all(writers.map(repeat));
}
