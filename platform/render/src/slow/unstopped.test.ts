import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLogger } from '@aangan/server';
import type { SupervisorOptions } from '../server/create-supervisor.ts';
import { timesOfPs } from '../supervisor/processor-times.ts';
import { aComposition, escaping, remoteOf } from '../testing/a-composition.ts';
import { aSupervisor, htmlOf } from '../testing/a-supervisor.ts';
import { turn } from '../testing/own-children.ts';

/** As on a system without `setpriv` and `unshare`: children cannot be stopped between pages. */
const containment = { network: false, user: false, memory: true, gaps: [], command: [] };
/** On a machine that is busy a child begins late. */
const limits = { takenMs: 3_000 };
const vendors = { route: { remote: 'vendors', expose: './Page' } };

const burn = 'const burn = () => { for (const until = Date.now() + 20; Date.now() < until; ); };';
const computing = aComposition({
  designers: remoteOf(`${escaping} ${burn} outer.setInterval(burn, 1); return 'sent'`),
});
const looping = aComposition({
  designers: remoteOf(`${escaping} outer.setTimeout(() => { for (;;); }, 0); return 'sent'`),
});
const still = aComposition({ vendors: remoteOf("return 'vendors'") });

async function aLoggedSupervisor(options: Partial<SupervisorOptions> = {}) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const logger = createLogger({ name: 'renderer', level: 'warn' }, { write });
  const renderer = await aSupervisor({ logger, atOnce: 1, limits, containment, ...options });
  return { renderer, logged: () => lines.join('') };
}

describe('a child that computes after its page, where it cannot be stopped', () => {
  const ways = { 'as /proc tells': undefined, 'as ps tells': timesOfPs };
  for (const [way, processorTimes] of Object.entries(ways)) {
    for (const [what, composition] of Object.entries({
      'for ever': looping,
      'in turns': computing,
    })) {
      test(`${what} is ended and named, ${way}, and no page is blamed`, async () => {
        const { renderer, logged } = await aLoggedSupervisor(processorTimes && { processorTimes });
        for (const each of [composition, still]) await renderer.send(each);

        assert.equal(htmlOf(await renderer.render(composition)), 'sent');
        const isEnded = async () => (await renderer.metrics()).children.renewed > 0;
        for (let turns = 0; turns < 1_000 && !(await isEnded()); turns += 1) await turn();
        assert.ok(await isEnded(), 'it computes on');

        assert.match(logged(), /"route":\{"remote":"designers".*computed after its page was sent/);
        assert.equal(htmlOf(await renderer.render(still, vendors)), 'vendors');
        const { failures } = await renderer.metrics();
        assert.deepEqual(Object.values(failures).filter(Boolean), []);
      });
    }
  }

  test('is ended where its pages are asked for again and again, too', async () => {
    const { renderer, logged } = await aLoggedSupervisor();
    await renderer.send(computing);
    const { children } = await renderer.metrics();
    for (let page = 0; page < 100 && children.renewed === 0; page += 1) {
      await renderer.render(computing);
      await new Promise((resolve) => setTimeout(resolve, 300));
      Object.assign(children, (await renderer.metrics()).children);
    }
    assert.ok(children.renewed > 0, 'it computes on');
    assert.match(logged(), /computed after its page was sent/);
  });

  test('is not taken for one that only waits, nor for its page’s own time', async () => {
    const { renderer, logged } = await aLoggedSupervisor();
    const busy = aComposition({
      vendors: remoteOf(`${burn} for (let i = 0; i < 15; i += 1) burn(); return 'vendors'`),
    });
    await renderer.send(busy);
    for (let page = 0; page < 8; page += 1) {
      assert.equal(htmlOf(await renderer.render(busy, vendors)), 'vendors');
    }
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    assert.equal((await renderer.metrics()).children.renewed, 0);
    assert.equal(logged(), '');
  });

  test('is said to be a gap where nothing tells its processor time', async () => {
    const { renderer, logged } = await aLoggedSupervisor({ processorTimes: null });
    const gap = 'processor time between pages: neither /proc nor ps tells it';
    assert.match(logged(), new RegExp(`not contained: ${gap}`));
    const health = () => renderer.app.inject('/health');
    for (let turns = 0; turns < 1_000 && (await health()).statusCode === 503; turns += 1)
      await turn();
    assert.deepEqual((await health()).json(), { status: 'ok', notContained: [gap] });
  });
});
