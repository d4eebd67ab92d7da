import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import { anIntegrator, builtRelease } from '../../e2e/fixtures/other-release.ts';
import { faults } from './faults/fault-kinds.ts';
import { subjects } from './faults/subjects.ts';
import { tryFault } from './faults/try-fault.ts';

/** Of the rows: those whose text it matches. */
const only = new RegExp(process.env.TRIAL_ONLY ?? '');
const tried = /^(404|hangs|truncated|throws on render|modules that throw|syntax error, published)/;

for (const subject of subjects.filter(({ expose }) => expose !== null)) {
  test(`${subject.name}: its last known good release takes its place, without a message`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    const integrator = await anIntegrator(request);
    const lastKnownGood = await integrator.publish({
      id: randomBytes(8).toString('hex'),
      remote: subject.name,
    });
    // Edges answer files of releases that the channel serves or has served.
    for (const release of [lastKnownGood, await builtRelease(subject.name)]) {
      await integrator.change(
        'releases',
        { releases: [{ name: subject.name, release }] },
        'production',
      );
    }
    await signedIn(page, 'designer');
    const state = await context.storageState();
    let held = 0;
    let count = 0;
    for (const fault of faults.filter(({ name }) => tried.test(name))) {
      for (const scripts of fault.scripts) {
        const row = `${subject.name}, ${scripts}: ${fault.name}, with a last known good release`;
        if (!only.test(row)) continue;
        count += 1;
        const problems = await tryFault(browser, state, { subject, fault, scripts, lastKnownGood });
        if (problems.length === 0) held += 1;
        console.log(`${problems.length === 0 ? '✓' : '✗'} ${row}`);
        for (const problem of problems) console.log(`    ${problem}`);
      }
    }
    // The channel would fall back to it in the other rows.
    await integrator.retire(lastKnownGood, subject.name);
    console.log(`${subject.name}, last known good: ${count} tried, ${held} held`);
    expect(held).toBe(count);
  });
}
