import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import { anIntegrator, builtRelease } from '../../e2e/fixtures/other-release.ts';
import { faults } from './faults/fault-kinds.ts';
import { subjects } from './faults/subjects.ts';
import { tryFault } from './faults/try-fault.ts';
import { tryRows } from './faults/try-rows.ts';

const chosen = /^(404|hangs|truncated|throws on render|modules that throw|syntax error, published)/;

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
    const rows = faults
      .filter(({ name }) => chosen.test(name))
      .flatMap((fault) =>
        fault.scripts.map((scripts) => ({
          text: `${subject.name}, ${scripts}: ${fault.name}, with a last known good release`,
          attempt: () => tryFault(browser, state, { subject, fault, scripts, lastKnownGood }),
        })),
      );
    const { tried, held } = await tryRows(`${subject.name}, last known good`, rows);
    // The channel would fall back to it in the other rows.
    await integrator.retire(lastKnownGood, subject.name);
    expect(held).toBe(tried);
  });
}
