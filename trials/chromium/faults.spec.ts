import { expect, test } from '@playwright/test';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import { faults } from './faults/fault-kinds.ts';
import { labelOf, subjects } from './faults/subjects.ts';
import { tryFault } from './faults/try-fault.ts';

/** Of the rows: those whose text it matches. */
const only = new RegExp(process.env.TRIAL_ONLY ?? '');

for (const subject of subjects) {
  const label = labelOf(subject);
  test(`${label}: whatever is wrong with its files, the rest works, and it comes back`, async ({
    page,
    context,
    browser,
  }) => {
    const cells = faults
      .flatMap((fault) => fault.scripts.map((scripts) => ({ subject, fault, scripts })))
      .filter(
        ({ fault, scripts }) =>
          (subject.expose || scripts !== 'entry') &&
          (!fault.of || fault.of === subject.chunks) &&
          // What sends requests is there with the first page of an account.
          !(fault.inMidSession && subject.chunks === 'requests'),
      )
      .map((cell) => ({ ...cell, row: `${label}, ${cell.scripts}: ${cell.fault.name}` }))
      .filter(({ row }) => only.test(row));
    let held = 0;
    let state = await context.storageState();
    let signedInAt = 0;
    for (const { row, ...cell } of cells) {
      // An access token lasts shorter than the trial.
      if (Date.now() - signedInAt > 180_000) {
        await signedIn(page, 'designer');
        state = await context.storageState();
        signedInAt = Date.now();
      }
      const problems = await tryFault(browser, state, cell);
      if (problems.length === 0) held += 1;
      console.log(`${problems.length === 0 ? '✓' : '✗'} ${row}`);
      for (const problem of problems) console.log(`    ${problem}`);
    }
    console.log(`${label}: ${cells.length} tried, ${held} held`);
    expect(held).toBe(cells.length);
  });
}
