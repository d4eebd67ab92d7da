import { rolloutStepText } from '@aangan/manifest/rollout-steps';
import type { Kysely } from 'kysely';
import { namesOf } from '../channel/rollout-pause.ts';
import type { StoredRollout } from '../channel/rollout-repository.ts';
import { askForApproval } from '../channel/rollout-state-repository.ts';
import { inTransaction } from '../channel/transactions.ts';
import { addPauseNotice } from '../notices/pause-notice.ts';
import type { Tables } from '../tables.ts';

/** Has integrators told, once for each step, that it waits for nothing but their approval. */
export async function askIntegrators(
  db: Kysely<Tables>,
  rollout: StoredRollout,
  awaited: string,
): Promise<void> {
  if (rollout.isApprovalAsked) return;
  await inTransaction(db, async (transaction) => {
    if (!(await askForApproval(transaction, rollout))) return;
    const { channel, releases, steps, nextStep } = rollout;
    const { percent = 0 } = steps[nextStep] ?? {};
    // Integrators have the address of the shell, which is no team's.
    const toIntegrators = releases.map(({ name }) => ({ name, team: null }));
    const names = namesOf(rollout);
    const command = `aangan rollout approve ${releases[0]?.name} ${percent} --channel ${channel}`;
    const path = steps.map(rolloutStepText).join(', ');
    await addPauseNotice(transaction, {
      channel,
      releases: toIntegrators,
      why: '',
      mail: {
        subject: `${channel}: ${percent} % of ${names} waits for an approval`,
        text: `The rollout of ${names} on ${channel} (${path}) is ready for ${percent} % of the visitors, and waits for ${awaited}.\n\nWhat it is judged by: aangan status\nTo approve this step: ${command}\nTo end it: aangan rollout end ${releases[0]?.name} --channel ${channel} --why …\n`,
      },
    });
  });
}
