import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signVisitor, visitorHeader } from '@aangan/server/visitor';
import { sql } from 'kysely';
import { projectCalls } from '../projects/project-calls.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUp } from '../testing/sign-up.ts';
import { edgeSecret, startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { browser, dayAgo, newAddress, viewCalls } from './view-calls.ts';

describe('views of firms', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { view, ofDesigner, counts, people, ofProject, counted } = viewCalls(() => api);
  const projects = projectCalls(() => api);

  test('are counted by people, not by loads: each network and browser once a day', async () => {
    const { id } = await makeDesigner(api.db);
    const address = newAddress();
    for (let load = 0; load < 5; load += 1) {
      const answer = await view(ofDesigner(id), { address });
      assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    }
    await view(ofDesigner(id), { address, userAgent: browser.replace('Mobile ', '') });
    await view(ofDesigner(id));
    await counted();
    await view(ofDesigner(id), { address });
    await counted();
    assert.equal(await people(id), 3);
  });

  test('are kept by the place in the site that each person came from first', async () => {
    const { id } = await makeVendor(api.db);
    const address = newAddress();
    for (const source of ['home', 'listing', 'search', 'board', 'project', 'other', 'outside']) {
      await view({ kind: 'vendor', id, source });
    }
    await view({ kind: 'vendor', id, source: 'search' }, { address });
    await view({ kind: 'vendor', id, source: 'board' }, { address });
    await counted();
    const day = dayAgo(0);
    const each = { home: 1, listing: 1, board: 1, project: 1, other: 1, outside: 1 };
    assert.deepEqual(await counts(id, 'vendor'), [{ day, ...each, search: 2, people: 8 }]);
  });

  test('of a project count for it and for its firm', async () => {
    const firm = await projects.firm();
    const { id: project } = await projects.made(firm.headers);
    const address = newAddress();
    await view(ofDesigner(firm.id, { project }), { address });
    await view(ofDesigner(firm.id), { address });
    await view(ofDesigner(firm.id, { project }));
    await view(ofDesigner(firm.id));
    await counted();
    assert.deepEqual([await people(firm.id), await ofProject(project)], [3, 2]);
  });

  test('by the firm itself do not count, those of other accounts do', async () => {
    const { id, owner } = await ownFirm(api);
    const client = await signUp(api, 'client');
    const other = await ownFirm(api);
    for (const { headers } of [owner, client, other.owner]) {
      assert.equal((await view(ofDesigner(id), { headers })).statusCode, 204);
    }
    await counted();
    assert.equal(await people(id), 2);
  });

  test('by robots, by programs and through staging do not count', async () => {
    const { id } = await makeDesigner(api.db);
    const isStaging = signVisitor('203.0.113.9', edgeSecret, { isStaging: true });
    await view(ofDesigner(id), { headers: { [visitorHeader]: isStaging } });
    for (const userAgent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; bingbot/2.0)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36',
      'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
      'facebookexternalhit/1.1',
      'curl/8.5.0',
      '',
    ]) {
      assert.equal((await view(ofDesigner(id), { userAgent })).statusCode, 204, userAgent);
    }
    await counted();
    assert.equal(await people(id), 0);
  });

  test('of what is not there or not public change nothing, and are answered as all others', async () => {
    const hidden = await makeDesigner(api.db, { isVerified: false });
    const firm = await projects.firm();
    const other = await projects.firm();
    const { id: project } = await projects.made(other.headers);
    const bodies = [
      ofDesigner(hidden.id),
      ofDesigner(999_999_999),
      ofDesigner(2 ** 31 - 1),
      ofDesigner(firm.id, { project }),
      ofDesigner(firm.id, { project: 999_999_999 }),
    ];
    const address = newAddress();
    for (const body of bodies) assert.equal((await view(body, { address })).statusCode, 204);
    await counted();
    assert.equal(await people(hidden.id), 0);
    assert.equal(await ofProject(project), 0);
    assert.equal(await people(firm.id), 1);
  });

  test('that are malformed are refused by field, and large ones are not read', async () => {
    const { id } = await makeDesigner(api.db);
    const refused = await view({ kind: 'client', id: '7; drop', project: -1, source: 'mars' });
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(Object.keys(refused.json()).sort(), [
      'codes',
      'id',
      'kind',
      'project',
      'source',
    ]);
    const large = await view({ ...ofDesigner(id), more: 'x'.repeat(13_000_000) });
    assert.equal(large.statusCode, 413);
    assert.equal((await view(ofDesigner(2 ** 70))).statusCode, 400);
    await counted();
    assert.equal(await people(id), 0);
  });

  test('of one network count little, however many browsers it names', async () => {
    const { id } = await makeDesigner(api.db);
    const flood = async (from: number) => {
      for (let one = from; one < from + 150; one += 1) {
        const address = `203.0.113.${one % 250}`;
        await view(ofDesigner(id), { address, userAgent: `${browser} ${one}` });
      }
      await counted();
    };
    await flood(0);
    await flood(1000);
    assert.equal(await people(id), 50);
    await view(ofDesigner(id));
    await counted();
    assert.equal(await people(id), 51);
  });

  test('leave nothing of who looked: hashes have nothing in common, and end with their day', async () => {
    const [one, two] = [await makeDesigner(api.db), await makeDesigner(api.db)];
    const address = newAddress();
    await sql`truncate view_seen`.execute(api.db);
    for (const { id } of [one, two]) await view(ofDesigner(id), { address });
    await counted();
    const { rows } = await sql<{ viewer: Buffer; network: Buffer }>`
      select viewer, network from view_seen`.execute(api.db);
    const hashes = rows.flatMap(({ viewer, network }) => [
      viewer.toString('hex'),
      network.toString('hex'),
    ]);
    assert.equal(new Set(hashes).size, hashes.length);
    await sql`update view_salt set day = day - 1`.execute(api.db);
    await sql`update view_seen set day = day - 1`.execute(api.db);
    await view(ofDesigner(one.id), { address });
    await counted();
    const { rows: left } = await sql<{ day: string }>`
      select day::text from view_salt union select day::text from view_seen`.execute(api.db);
    assert.deepEqual(left, [{ day: dayAgo(0) }]);
  });

  test('go with the firm and with the project', async () => {
    const firm = await projects.firm();
    const { id: project } = await projects.made(firm.headers);
    await view(ofDesigner(firm.id, { project }));
    await counted();
    await sql`delete from project where id = ${project}`.execute(api.db);
    assert.equal(await ofProject(project), 0);
    await sql`delete from designer_profile where id = ${firm.id}`.execute(api.db);
    assert.equal(await people(firm.id), 0);
  });
});
