import { changeSite, promotion } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command } from '../command-line/command.ts';
import {
  channelOption,
  forceOption,
  jsonOption,
  revisionOption,
  siteOptions,
  whyOption,
} from '../command-line/options.ts';
import { readReleaseArgument } from '../command-line/release-argument.ts';
import { none, requireWhy, some } from '../command-line/required.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { promoteComposition } from '../composition/promote-composition.ts';
import { describeMoves } from '../describe-moves.ts';
import { readSteps } from '../rollout/read-steps.ts';

/** The option's name, which is one that promises have. */
const stepsOption = 'then';

export const promoteCommand: Command = {
  name: 'promote',
  parameters: '<remote>@<version> … | --composition <id>',
  access: 'change',
  summary:
    'Puts published releases on a channel, all of them or none, for all visitors or as a canary.',
  options: {
    to: channelOption,
    composition: {
      type: 'string',
      value: '<id>',
      about: 'All releases of a composition that was served, in place of naming them',
    },
    canary: {
      type: 'string',
      value: '<n>',
      about: 'Only n percent of the visitors get them; again with another n to widen it',
    },
    [stepsOption]: {
      type: 'string',
      value: '<n>@<time>',
      isRepeated: true,
      about: 'With --canary: the platform widens it to n percent that long after the step before',
    },
    'security-fix': {
      type: 'boolean',
      about: 'Open pages reload as soon as nothing is lost; nothing goes back behind it by itself',
    },
    why: whyOption,
    revision: revisionOption,
    force: forceOption,
    json: jsonOption,
    ...siteOptions,
  },
  examples: [
    'aangan promote vendors@1.0.0+0123456789abcdef --to production --why "calmer cards"',
    'aangan promote vendors@0123456789abcdef auth@fedcba9876543210 --to staging --why "one change"',
    'aangan promote vendors@0123456789abcdef --to production --canary 10 --why "calmer cards"',
    'aangan promote vendors@0123456789abcdef --to production --canary 5 --then 25@30m --then 100@2h --why "calmer cards"',
    'aangan promote --composition AbCdEfGhIjKlMnOpQrStUv --to production --why "tested together"',
  ],
  run: async (positionals, values) => {
    if (values.composition !== undefined) {
      none(positionals);
      return promoteComposition(values.composition, values);
    }
    const named = some(
      positionals,
      'at least one release: aangan promote vendors@0123456789abcdef --to staging --why …',
    );
    const releases = named.map(readReleaseArgument);
    const command = `aangan promote ${named.join(' ')}`;
    const channel = requireChannelOption(values.to, command, 'to');
    const why = requireWhy(values, `${command} --to ${channel}`);
    const percent = readPercent(values.canary);
    const steps = readSteps(values[stepsOption], percent);
    const isFix = values['security-fix'] ?? false;
    if (isFix && percent !== undefined) {
      throw new UsageError('A security fix is for everybody: leave --canary out.');
    }
    const extent = {
      ...(percent !== undefined && { canary: percent }),
      ...(steps && { steps }),
      ...(isFix && { isSecurityFix: true }),
    };
    return changeSite(values, {
      channel,
      request: (decided) => promotion(channel, { releases, why, ...extent, ...decided }),
      done: (result) => describeMoves(channel, result, percent, steps),
    });
  },
};

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^(?:0|[1-9]\d?|100)$/.test(text)) return Number(text);
  throw new UsageError(`--canary takes a percentage from 0 to 100, not "${text}".`);
}
