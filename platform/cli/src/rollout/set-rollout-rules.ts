import { maxStepWaitMinutes, minutesText, readMinutes } from '@aangan/manifest/rollout-steps';
import { type RolloutRules, toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import { readChannel } from '../channel-option.ts';
import type { OptionSpec, OptionValues } from '../command-line/command.ts';
import { printResult } from '../command-line/print-result.ts';
import { decidedOn, one, readWhole, requireWhy } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { rulesText } from './rules-text.ts';

export const rulesExample =
  'aangan channel rollout-rules production --quiet 22:00-07:00 --approval another --min-views 200 --why "four eyes"';

export const rulesOptions = {
  quiet: {
    type: 'string',
    value: '<from>-<until>',
    about: 'rollout-rules: no step begins in these hours; "none" ends them',
  },
  zone: {
    type: 'string',
    value: '<zone>',
    about: 'rollout-rules: whose clocks these hours are of; Asia/Kolkata',
  },
  approval: {
    type: 'string',
    value: '<whose>',
    about: 'rollout-rules: whom a step needs: integrator, another (not who began it) or none',
  },
  'min-views': {
    type: 'string',
    value: '<n>',
    about:
      'rollout-rules: page views with the canary, one of each network, that a step needs; 100 at first',
  },
  'max-wait': {
    type: 'string',
    value: '<time>',
    about:
      'rollout-rules: how long a step waits at most for the comparison, as 12h or 2d; "none", or "default" for three times its own time and a day at least',
  },
} as const satisfies Partial<Record<keyof OptionValues, OptionSpec>>;

/** Sets what each step of a rollout on a channel needs. @returns the exit code */
export async function setRolloutRules(
  positionals: readonly string[],
  values: OptionValues,
): Promise<number> {
  const name = readChannel(one(positionals, `the channel: ${rulesExample}`));
  const rules = readRules(values);
  const why = requireWhy(values, `aangan channel rollout-rules ${name}`);
  const body = { ...rules, why, ...decidedOn(values) };
  const site = await signIn(siteSettings(values), publisher);
  const result = await site.send(
    toRegistry('post', '/channels/{channel}/rollout-rules', {
      params: { channel: name },
      body,
    }),
  );
  printResult(values, {
    result,
    text: `A step of a rollout on ${name} needs: ${rulesText(result)}.`,
  });
  return 0;
}

function readRules(values: OptionValues): Partial<RolloutRules> {
  const minViews = readWhole('min-views', values['min-views']);
  const rules = {
    ...readQuiet(values),
    ...readApproval(values),
    ...(minViews !== undefined && { minViews }),
    ...readMaxWait(values),
  };
  if (Object.keys(rules).length > 0) return rules;
  throw new UsageError(`Name at least one rule: ${rulesExample}`);
}

function readQuiet({ quiet, zone }: OptionValues): Pick<Partial<RolloutRules>, 'quietHours'> {
  if (quiet === undefined) {
    if (zone !== undefined) throw new UsageError('--zone is of --quiet: name these hours too.');
    return {};
  }
  if (quiet === 'none') return { quietHours: null };
  const time = '([01]\\d|2[0-3]):[0-5]\\d';
  if (new RegExp(`^${time}-${time}$`).test(quiet)) {
    const [from = '', until = ''] = quiet.split('-');
    return { quietHours: { from, until, zone: zone ?? 'Asia/Kolkata' } };
  }
  throw new UsageError(`--quiet takes two times of a day, such as 22:00-07:00, not "${quiet}".`);
}

function readMaxWait({
  'max-wait': typed,
}: OptionValues): Pick<Partial<RolloutRules>, 'maxWaitMinutes'> {
  if (typed === undefined) return {};
  if (typed === 'default') return { maxWaitMinutes: null };
  const minutes = typed === 'none' ? 0 : readMinutes(typed);
  if (minutes !== undefined && minutes <= maxStepWaitMinutes) {
    return { maxWaitMinutes: minutes };
  }
  const most = minutesText(maxStepWaitMinutes);
  throw new UsageError(
    `--max-wait takes a time such as 12h or 2d, ${most} at most, none or default, not "${typed}".`,
  );
}

function readApproval({ approval }: OptionValues): Pick<Partial<RolloutRules>, 'approval'> {
  if (approval === undefined) return {};
  if (approval === 'none' || approval === 'integrator' || approval === 'another') {
    return { approval };
  }
  throw new UsageError(`--approval takes none, integrator or another, not "${approval}".`);
}
