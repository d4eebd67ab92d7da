import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, type TestContext, test } from 'node:test';
import { trustCommand } from './trust.ts';

const marked = {
  name: 'offers',
  grants: ['read /api/designers/vendors/'],
  by: 'anna@aangan.test',
  at: '2026-11-29T12:00:00.000Z',
  why: 'An agency builds it.',
};

let url: string;
let asked: unknown[] = [];
let answer: { status: number; body: object };
const site = createServer((request, response) => {
  asked.push([request.method, request.url, request.headers['content-length']]);
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});
describe('aangan trust', () => {
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: { results: [marked] } };
  });
  before(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    process.env.AANGAN_TOKEN = 'a token';
  });
  after(() => {
    delete process.env.AANGAN_TOKEN;
    site.close();
  });

  /** What a command prints. */
  async function printedBy(context: TestContext, words: string[], values: object = {}) {
    const printed = context.mock.method(console, 'log', () => undefined);
    assert.equal(await trustCommand.run(words, { url, ...values }), 0);
    return printed.mock.calls.map((call) => call.arguments.join()).join('\n');
  }
  const why = 'an agency builds it';

  test('the remotes of low trust are listed, with what they may do, who marked them and why', async (context) => {
    const text = await printedBy(context, ['list']);
    assert.match(text, /offers +read \/api\/designers\/vendors\/ +anna@aangan\.test +An agency/);
    assert.deepEqual(asked, [['GET', '/platform/low-trust', undefined]]);
  });

  test('a registry that does not know low trust is not said to trust every remote', async () => {
    answer = { status: 404, body: { detail: 'Not found.' } };
    await assert.rejects(
      async () => trustCommand.run(['list'], { url }),
      /does not know low trust/,
    );
  });

  test('a mark says what is granted and not asked for, and what is asked for and not granted', async (context) => {
    const notAsked = ['read /api/a/', 'open /b'];
    answer = { status: 200, body: { channels: ['production'], notAsked, notGranted: ['tell c'] } };
    const text = await printedBy(context, ['low', 'offers'], { grant: notAsked, why });
    assert.equal(
      text,
      [
        'offers runs in frames, and may: read /api/a/, open /b. It is served on production.',
        'It asks for none of: read /api/a/, open /b. Put them into "asks" of its remote.json and release it: until then they are not open.',
        'Its release asks for what was not granted and gets no answer: tell c.',
      ].join('\n'),
    );
  });

  test('a mark that fits says no more, and full trust says where it is served', async (context) => {
    answer = { status: 200, body: { channels: [], notAsked: [], notGranted: [] } };
    assert.equal(
      await printedBy(context, ['low', 'offers'], { why }),
      'offers runs in frames, and may: nothing. It is served on no channel.',
    );
    answer = { status: 200, body: { channels: ['production'] } };
    const text = await printedBy(context, ['full', 'offers'], { why });
    assert.match(text, /offers is trusted fully\. It is served on production\.$/);
  });

  const grant = ['read /api/a/', 'open /b'];
  const wrong = ['send /api/a/'];
  for (const [what, words, values, says] of [
    [
      'without a reason',
      ['low', 'offers'],
      { grant },
      'aangan trust low offers --grant "read /api/a/" --grant "open /b" --why "it is replaced"',
    ],
    [
      'full without a name',
      ['full'],
      { why },
      'Name one remote: aangan trust full offers --why "it was reviewed"',
    ],
    ['list with a grant', ['list'], { grant }, '--grant is for low'],
    ['full with a grant', ['full', 'offers'], { grant, why }, '--grant is for low'],
    [
      'a grant of no form',
      ['low', 'offers'],
      { grant: wrong, why },
      '--grant takes "read /api/items/:id/", "open /items/:id", "tell item-saved" or "fill item.page.aside", not "send /api/a/".',
    ],
  ] as const) {
    test(`${what}: it is said what to type, and nothing is asked`, async () => {
      await assert.rejects(
        async () => trustCommand.run([...words], { url, ...values }),
        (error: Error) => error.message.includes(says) || assert.fail(error.message),
      );
      assert.deepEqual(asked, []);
    });
  }
});
