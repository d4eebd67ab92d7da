import { toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import { readChannel } from '../channel-option.ts';
import { readClientSettings } from '../client-settings.ts';
import type { OptionValues } from '../command-line/command.ts';
import { printResult } from '../command-line/print-result.ts';
import { some } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { checkComposition } from './check-composition.ts';
import { describeCheck, findingsOf } from './describe-check.ts';
import { compositionExample } from './options.ts';
import { readCandidate } from './read-candidate.ts';

const exitCodes = { good: 0, bad: 1, unknown: 3 };

/** Limits of what the registry stores of a check: number of lines, and their length. */
const kept = { lines: 500, characters: 1_000 };

/** @returns the exit code: 1 if the composition fails, 3 if that could not be determined */
export async function runCompositionCheck(
  others: readonly string[],
  { composition = '', ...values }: OptionValues,
): Promise<number> {
  const named = some(
    [composition, ...others].filter(Boolean),
    `what to check: ${compositionExample}`,
  );
  if (values.record && (values.paths !== undefined || values.journeys === 'none')) {
    throw new UsageError(
      '--record keeps what a channel requires: all pages that can change, and journeys. Leave out --paths, and --journeys none.',
    );
  }
  const channel = readChannel(values.channel ?? 'staging');
  const site = await signIn(siteSettings(values), publisher);
  const candidate = await readCandidate(site, channel, named);
  const { browser } = readClientSettings();
  const result = await checkComposition(site, {
    channel,
    candidate,
    browser,
    journeys: values.journeys,
    only: values.paths?.split(','),
  });
  // An unknown outcome is not recorded.
  const isRecorded = Boolean(values.record) && result.answer !== 'unknown';
  if (isRecorded) {
    const releases = Object.entries(result.releases).map(([name, release]) => ({ name, release }));
    const findings = findingsOf(result)
      .slice(0, kept.lines)
      .map((line) => line.slice(0, kept.characters));
    const body = { releases, passed: result.answer === 'good', findings };
    await site.send(toRegistry('post', '/composition-checks', { body }));
  }
  const recorded = isRecorded ? '\nThe result is recorded.' : '';
  printResult(values, {
    result: { ...result, recorded: isRecorded },
    text: describeCheck(result) + recorded,
  });
  return exitCodes[result.answer];
}
