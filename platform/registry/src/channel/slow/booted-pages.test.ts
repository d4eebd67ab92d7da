import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type BootOrder, type Checker, CheckerAway } from '../../gates/checker.ts';
import type { RegistryRefusal } from '../../registry-refusal.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const decision = { by: 'anna@aangan.test', why: 'a test' };

describe('the pages that a candidate is opened on', () => {
  let booted: { order: BootOrder; team: string }[] = [];
  let isAway = false;
  let detail = '';

  /** Finds a page broken whose entry says so. */
  const checker: Checker = {
    typeProblems: async () => answered([]),
    misfits: async () => answered([]),
    unrendered: async () => answered([]),
    unbooted: async (order, team, read) => {
      booted.push({ order, team });
      const { sha256 = '' } =
        Object.entries(order.files).find(([path]) => /^designers\/.*entry\.js$/.test(path))?.[1] ??
        {};
      const isBroken = String(await read(sha256)).includes('designers throws');
      const page = { address: '/designers', remote: 'designers', detail };
      return {
        failed: answered(isBroken ? [page] : []),
        unanswered: [],
        openedIn: [],
        opened: [],
        unused: [],
      };
    },
  };
  function answered<Found>(found: Found[]): Found[] {
    if (isAway)
      throw new CheckerAway(
        'the checker is not reached: ENOENT',
        'Start it: aangan start checker.',
      );
    return found;
  }
  const askApi = async () => ({ status: 200, body: '{"results":[{"id":41}]}' });

  let testRegistry: TestRegistry;
  const shell = shellRelease('1');
  const page = {
    route: { data: ['/api/designers/'] },
    files: { 'entry.js.map': '{}' },
  };
  const good = remoteRelease('designers', '1', page);
  const broken = remoteRelease('designers', 'throws', page);
  const vendors = remoteRelease('vendors', '1', { route: { access: 'signed-in' } });
  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const move = (...releases: BuiltRelease[]) =>
    testRegistry.registry.channels.move('staging', releases.map(refOf), decision);

  before(async () => {
    testRegistry = await startTestRegistry({ checker, askApi });
    await testRegistry.publish(shell, good, broken, vendors);
  });
  after(() => testRegistry.stop());
  beforeEach(async () => {
    booted = [];
    isAway = false;
    detail = 'Uncaught Error: x';
    await testRegistry.emptyChannels();
  });

  describe('the pages of a release', () => {
    test('are opened in what the channel would serve, with the files that a browser loads and the API’s answers', async () => {
      await move(shell, good, vendors);
      const [{ order, team }, ...others] = booted as [(typeof booted)[0]];
      assert.deepEqual(others, []);
      assert.equal(team, 'designers');
      assert.deepEqual(order.pages, [{ address: '/designers', remote: 'designers' }]);
      assert.deepEqual(order.entries, ['designers', 'vendors']);
      assert.deepEqual(Object.keys(order.answers), ['/api/designers/']);
      assert.deepEqual(
        Object.keys(order.files)
          .map((path) => path.replace(/\/[a-f0-9]{16}\//, '/'))
          .sort(),
        [
          'designers/entry.js',
          'designers/page.js',
          'shell/page.html',
          'shell/shell.js',
          'vendors/entry.js',
          'vendors/page.js',
        ],
      );
    });

    test('are opened with those of remotes that show its parts', async () => {
      const consumer = remoteRelease('cards', '1', { consumes: { designers: ['./Page'] } });
      await testRegistry.publish(consumer);
      await move(shell, good, vendors, consumer);
      const other = remoteRelease('designers', '2', page);
      await testRegistry.publish(other);
      booted = [];
      await move(other);
      const [{ order }] = booted as [(typeof booted)[0]];
      assert.deepEqual(order.entries, ['designers']);
      assert.deepEqual(order.pages, [
        { address: '/designers', remote: 'designers' },
        { address: '/cards', remote: 'cards' },
      ]);
    });

    test('are opened once for each remote in each language that it has messages in', async () => {
      const languages = [
        { code: 'en', locale: 'en-IN', name: 'English' },
        { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
      ];
      const spoken = shellRelease('spoken', { languages });
      const text = { 'a.b': ['x'] };
      const files = { 'messages.json': JSON.stringify({ en: text, hi: text }) };
      const base = remoteRelease('designers', 'hi', { ...page, files });
      const exposes = { ...base.manifest.exposes, './Messages.hi': ['page.js'] };
      const messages = { en: 1, hi: 1 };
      const designers = { ...base, manifest: { ...base.manifest, exposes, messages } };
      const english = remoteRelease('shelves', '1');
      await testRegistry.publish(spoken, designers, english);
      await move(spoken, designers, english);
      assert.deepEqual(booted[0]?.order.pages, [
        { address: '/designers', remote: 'designers' },
        { address: '/shelves', remote: 'shelves' },
        { address: '/hi/designers', remote: 'designers' },
      ]);
    });

    test('refuse it where one does not work, with both sides and what to do', async () => {
      await move(shell, good);
      await assert.rejects(
        move(broken),
        /booted pages: designers \w+ \(team designers\) works at \/designers in a browser, and with shell \w+ that fails \(Uncaught Error: x\)\. Open the page with a working copy/,
      );
    });

    for (const reason of [
      'its styles reach outside its place: header { color: red; } applies to body header',
      'after it was left, body footer is gone',
      'it replaces functions of the browser: fetch, history.pushState',
      'it is shown at another address after a while: /account',
      'it leaves for https://elsewhere.test/ within 20 s',
      'it computes longer than 3 s in the 20 s after it was shown',
      'it stores 5000 kB in the browser, where 512 are allowed',
      'it lays a field for a password over the page, though nothing was pressed',
    ]) {
      test(`refuse it with the remote, the page and the reason: ${reason}`, async () => {
        await move(shell, good);
        detail = reason;
        const whose = `designers ${broken.manifest.release} (team designers) works at /designers in a browser`;
        await assert.rejects(
          move(broken),
          ({ message }: Error) => message.includes(whose) && message.includes(`(${reason})`),
        );
      });
    }

    test('say what a page printed on one line, without what a terminal acts on, and not at length', async () => {
      await move(shell, good);
      detail = `Uncaught Error: a\n\u001b[2Kb\u202e ${'c'.repeat(5_000)}`;
      await assert.rejects(move(broken), ({ message, problems }: RegistryRefusal) => {
        for (const text of [message, ...problems]) {
          assert.doesNotMatch(text, /[\p{Cc}\u202e]/u);
          assert.match(text, /Error: a\\u\{a\}\\u\{1b\}\[2Kb\\u\{202e\} c+…\. Open the page/);
          assert.ok(text.length < 3_000);
        }
        return true;
      });
    });

    test('are not opened for what npm start built itself, nor on the way back', async () => {
      await testRegistry.registry.channels.move('staging', [shell, good].map(refOf), {
        ...decision,
        isBootstrap: true,
      });
      assert.deepEqual(booted, []);
      await testRegistry.registry.channels.move('staging', [refOf(broken)], {
        ...decision,
        isForced: true,
      });
      booted = [];
      await testRegistry.registry.channels.rollBack('staging', [{ name: 'designers' }], decision);
      assert.deepEqual(booted, []);
    });
  });

  describe('while the checker is away', () => {
    test('nothing new is served or published, and each refusal says what to do', async () => {
      isAway = true;
      await assert.rejects(
        move(shell, good),
        /checker: releases are checked .* cannot be done now \(the checker is not reached: ENOENT\)\. Start it: aangan start checker\.$/,
      );
      await assert.rejects(testRegistry.publish(remoteRelease('auth', '9')), {
        kind: 'unavailable',
        message: /types cannot be checked now .* Start it: aangan start checker\.$/,
      });
    });

    test('a channel can be rolled back', async () => {
      await move(shell, good);
      await testRegistry.registry.channels.move('staging', [refOf(broken)], {
        ...decision,
        isForced: true,
      });
      isAway = true;
      const { moved } = await testRegistry.registry.channels.rollBack(
        'staging',
        [{ name: 'designers' }],
        decision,
      );
      assert.equal(moved[0]?.to, good.manifest.release);
    });
  });
});
