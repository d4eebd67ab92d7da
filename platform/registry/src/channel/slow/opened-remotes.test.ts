import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Checker } from '../../gates/checker.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { emptyReports } from '../../testing/report-batches.ts';
import { rolloutCalls } from '../../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const channel = '/channels/production';
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const firefox = 'Firefox 153.8.0';

const shell = shellRelease('1');
const nextShell = shellRelease('2');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const boards = remoteRelease('boards', '1');
const nextBoards = remoteRelease('boards', '2');
const signedIn = { route: { access: 'signed-in' as const } };
const inbox = remoteRelease('inbox', '1', signedIn);
const nextInbox = remoteRelease('inbox', '2', signedIn);

describe('a channel that requires an engine', () => {
  let testServer: TestServer;
  /** The remotes of which the checker opens no page in Firefox. */
  let leftOut: string[] = [];
  let asked: string[][] = [];
  const { passMinutes, takeSteps, newest, served, rules } = rolloutCalls(() => testServer);
  const checker: Checker = {
    typeProblems: async () => [],
    misfits: async () => [],
    unrendered: async () => [],
    unbooted: async ({ entries, pages }) => {
      asked.push([...entries]);
      const withPage = entries.filter((name) => pages.some(({ remote }) => remote === name));
      const remotes = withPage.filter((name) => !leftOut.includes(name));
      const opened = remotes.length > 0 ? [{ browser: firefox, remotes }] : [];
      const openedIn = ['Chromium 148.0.1', ...opened.map(({ browser }) => browser)];
      return { failed: [], unanswered: [], openedIn, opened, unused: [] };
    },
  };

  before(async () => {
    testServer = await startTestServer({ checker });
    await testServer.publish(shell, nextShell, vendors, nextVendors, boards, nextBoards);
    await testServer.publish(inbox, nextInbox);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await require([]);
    await testServer.emptyChannels();
    await emptyReports(testServer);
    leftOut = [];
    await expectMoved([shell, vendors, boards, inbox]);
  });

  async function require(engines: string[]) {
    const body = { engines, why: 'A third of our visitors.' };
    const answer = await testServer.post(`${channel}/required-engines`, body);
    assert.equal(answer.status, 200);
  }
  async function move(releases: BuiltRelease[], more: object = {}) {
    asked = [];
    const body = { releases: releases.map(refOf), why: 'A try.', ...more };
    const answer = await testServer.post(`${channel}/releases`, body);
    const told = (await answer.json()) as { detail?: string; warnings?: string[] };
    return { status: answer.status, detail: told.detail ?? '', warnings: told.warnings ?? [] };
  }
  async function expectMoved(releases: BuiltRelease[], more: object = {}) {
    const { status, detail, warnings } = await move(releases, more);
    assert.equal(status, 200, detail);
    return warnings;
  }
  async function expectRefused(releases: BuiltRelease[], more: object, reason: RegExp) {
    const { status, detail } = await move(releases, more);
    assert.equal(status, 409, detail);
    assert.match(detail, reason);
  }

  test('refuses a change of several remotes of which a page of one was not opened there', async () => {
    await require(['gecko']);
    leftOut = ['boards'];
    await expectRefused(
      [nextVendors, nextBoards],
      {},
      /engines: production requires that pages are opened in Firefox, and no page of boards was opened there\. Promote fewer at once\./,
    );
    await expectMoved([nextVendors]);
    await expectRefused(
      [nextBoards],
      {},
      /pages are opened in Firefox, and the checker could not \(they were opened in Chromium 148\.0\.1\)\. Install it/,
    );
    leftOut = [];
    const warnings = await expectMoved([nextBoards]);
    assert.equal(warnings.join().includes('engines:'), false);
  });

  test('takes a remote of which guests see no page, with a warning', async () => {
    await require(['gecko']);
    const warnings = await expectMoved([nextInbox]);
    assert.match(
      warnings.join(),
      /engines: inbox has no page that guests may see, so that none was opened in Firefox\. Open one there yourself\./,
    );
    const beside = await expectMoved([nextVendors]);
    assert.equal(beside.join().includes('engines:'), false);
  });

  test('has a page of every remote opened with a new shell', async () => {
    await require(['gecko']);
    leftOut = ['vendors'];
    await expectRefused([nextShell], {}, /no page of vendors was opened there/);
    leftOut = [];
    const warnings = await expectMoved([nextShell]);
    assert.equal(warnings.join().includes('shell has no page'), false);
  });

  test('opens a canary again before it is wider or for everybody, also one that was forced', async () => {
    leftOut = ['vendors'];
    await require(['gecko']);
    await expectRefused([nextVendors], { canary: 5 }, /requires that pages are opened in Firefox/);
    await expectMoved([nextVendors], { canary: 5, force: true });
    const known = await served();
    await expectRefused([nextVendors], { canary: 50 }, /requires that pages are opened in Firefox/);
    await expectRefused([nextVendors], {}, /requires that pages are opened in Firefox/);
    assert.deepEqual(await served(), known);
    await expectMoved([nextVendors], { canary: 2 });
    assert.deepEqual(asked, [], 'for fewer visitors nothing is opened');
    leftOut = [];
    await expectMoved([nextVendors], { canary: 50 });
    assert.deepEqual(asked, [['vendors']]);
    await expectMoved([nextVendors]);
    assert.deepEqual(asked, [['vendors']]);
  });

  test('pauses a rollout whose step was not opened, where it requires that since it began', async () => {
    leftOut = ['vendors'];
    await rules({ minViews: 0 });
    const steps = [
      { percent: 25, afterMinutes: 30 },
      { percent: 100, afterMinutes: 120 },
    ];
    await expectMoved([nextVendors], { canary: 5, steps });
    await require(['gecko']);
    await passMinutes(30);
    await takeSteps();
    const { state, stateWhy } = await newest();
    assert.equal(state, 'paused');
    assert.match(stateWhy, /was refused: .*requires that pages are opened in Firefox/);
    leftOut = [];
    const on = { why: 'It works there.' };
    const path = `${channel}/rollouts/vendors/resume`;
    assert.equal((await testServer.post(path, on)).status, 200);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    leftOut = ['vendors'];
    await passMinutes(120);
    await takeSteps();
    assert.deepEqual((await served()).shares, [25]);
    assert.match((await newest()).stateWhy, /Step 3 of 3, to 100 % .*Firefox/);
  });
});
