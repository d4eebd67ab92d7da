import type { Channel } from '@aangan/manifest';
import { minutesText } from '@aangan/manifest/rollout-steps';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { QuietHours, StepApproval, Tables } from '../tables.ts';
import { addChannelLine, type ChannelDecision, lockChannel } from './channel-line.ts';
import * as repository from './rollout-rules-repository.ts';

type Rules = repository.RolloutRules;

/** What channels require of each step of a rollout. */
export interface RolloutRulesService {
  /**
   * Changes the rules of a channel; what is absent stays.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, `conflict` at another revision than the expected one,
   *   `invalid` for quiet hours that cannot be
   */
  set(channel: Channel, changes: Partial<Rules>, decided: ChannelDecision): Promise<Rules>;
  /** Channel → its rules. */
  list(): Promise<Record<Channel, Rules>>;
}

export function createRolloutRules(
  database: Pick<Database<Tables>, 'kysely'>,
): RolloutRulesService {
  const db = database.kysely;
  return {
    set: (channel, changes, decided) =>
      db.transaction().execute(async (transaction) => {
        const { by, why } = decided;
        const revision = await lockChannel(transaction, channel, decided);
        const before = await repository.findRolloutRules(transaction, channel);
        const rules = { ...noRules, ...before, ...changes };
        if (rules.quietHours) await requireHours(transaction, rules.quietHours);
        await repository.saveRolloutRules(transaction, channel, rules);
        const told = `${rulesText(rules)}: ${why}`;
        await addChannelLine(transaction, channel, {
          kind: 'set-rollout-rules',
          revision,
          by,
          why: told,
        });
        return rules;
      }),

    list: async () => Object.fromEntries(await repository.listRolloutRules(db)),
  };
}

const noRules: Rules = {
  quietHours: null,
  approval: 'none',
  minViews: 0,
  maxWaitMinutes: null,
};

async function requireHours(db: Kysely<Tables>, { from, until, zone }: QuietHours): Promise<void> {
  if (from === until) {
    const reason = `Quiet hours from ${from} to ${until} would leave no time for any step.`;
    throw new RegistryRefusal('invalid', reason);
  }
  if (await repository.isZone(db, zone)) return;
  const reason = `There is no time zone "${zone}". Name it as Asia/Kolkata or UTC.`;
  throw new RegistryRefusal('invalid', reason);
}

const approvals: Readonly<Record<StepApproval, string>> = {
  none: 'no approval',
  integrator: 'an integrator’s approval',
  another: 'the approval of an integrator who did not begin it',
};

/** The rules in a line of the history. */
function rulesText({ quietHours, approval, minViews, maxWaitMinutes }: Rules): string {
  const quiet = quietHours
    ? `quiet from ${quietHours.from} to ${quietHours.until} ${quietHours.zone}`
    : 'no quiet hours';
  const views = `${minViews} page ${minViews === 1 ? 'view' : 'views'}`;
  return `${views}, ${waitText(maxWaitMinutes)}, ${approvals[approval]}, ${quiet}`;
}

function waitText(minutes: number | null): string {
  if (minutes === 0) return 'without waiting for the comparison';
  const longest =
    minutes === null ? 'three times its time, and a day at least' : minutesText(minutes);
  return `the comparison within ${longest}`;
}
