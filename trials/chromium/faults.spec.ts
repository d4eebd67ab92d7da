import { expect, test } from '@playwright/test';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import { faults } from './faults/fault-kinds.ts';
import { labelOf, subjects } from './faults/subjects.ts';
import { type State, tryFault } from './faults/try-fault.ts';
import { tryRows } from './faults/try-rows.ts';

for (const subject of subjects) {
  const label = labelOf(subject);
  test(`${label}: whatever is wrong with its files, the rest works, and it comes back`, async ({
    page,
    context,
    browser,
  }) => {
    // An access token lasts shorter than the trial.
    let session: { since: number; state: Promise<State> } | undefined;
    const signedInState = () => {
      if (session && Date.now() - session.since < 180_000) return session.state;
      const state = signedIn(page, 'designer').then(() => context.storageState());
      session = { since: Date.now(), state };
      return state;
    };
    const rows = faults.flatMap((fault) =>
      fault.scripts
        .filter(
          (scripts) =>
            (subject.expose || scripts !== 'entry') &&
            (!fault.of || fault.of === subject.chunks) &&
            // What sends requests is there with the first page of an account.
            !(fault.inMidSession && subject.chunks === 'requests'),
        )
        .map((scripts) => ({
          text: `${label}, ${scripts}: ${fault.name}`,
          attempt: async () =>
            tryFault(browser, await signedInState(), { subject, fault, scripts }),
        })),
    );
    const { tried, held } = await tryRows(label, rows);
    expect(held).toBe(tried);
  });
}
