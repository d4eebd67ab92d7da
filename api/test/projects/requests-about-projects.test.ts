import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths } from '@aangan/domain';
import { requestCalls } from '../requests/request-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { asItems, type Firm, projectCalls } from './project-calls.ts';

describe('a request about a project', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { firm, pictures, made, change, remove } = projectCalls(() => api);
  const { client, connect, sent } = requestCalls(() => api);

  const projectOf = async (all: Firm) =>
    made(all.headers, { title: 'Villa <1>', items: asItems(await pictures(all, 1)) });
  const received = async ({ headers }: Firm) =>
    (await api.get('/api/designers/connection-requests/', headers)).json()[0];

  async function mailTo({ headers }: Firm) {
    const { id } = (await api.get('/api/auth/me/', headers)).json();
    return api.db
      .selectFrom('mail')
      .select(['body_text', 'body_html'])
      .where('account_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  }

  test('shows its title and address to both sides, and in the mail to the firm', async () => {
    for (const kind of ['designer', 'vendor'] as const) {
      const [meera, all] = [await client(), await firm(kind)];
      const { id } = await projectOf(all);
      const answer = await connect(meera, { [kind]: all.id, project: id });
      assert.equal(answer.statusCode, 201, answer.body);
      assertMatches('ConnectionRequest', answer.json());
      const path = kind === 'designer' ? paths.designerProject : paths.vendorProject;
      const project = { id, title: 'Villa <1>', to: path(all.id, id) };
      assert.deepEqual(answer.json().project, project);
      assert.deepEqual((await sent(meera))[0].project, project);
      const got = await received(all);
      assertMatches('ReceivedRequest', got);
      assert.deepEqual(got.project, project);
      const mail = await mailTo(all);
      assert.ok(mail.body_text.includes(`Villa <1>\nhttps://aangan.test${project.to}`));
      assert.ok(mail.body_html?.includes('Villa &lt;1&gt;'));
    }
  });

  test('has the address in the language of the firm', async () => {
    const [meera, all] = [await client(), await firm()];
    const { id } = await projectOf(all);
    const language = { payload: { language: 'hi' }, headers: all.headers };
    assert.equal((await api.call('PATCH', '/api/auth/me/', language)).statusCode, 200);
    await connect(meera, { designer: all.id, project: id });
    const address = `https://aangan.test/hi${paths.designerProject(all.id, id)}`;
    assert.ok((await mailTo(all)).body_text.includes(`Villa <1>\n${address}`));
  });

  test('is about none where none is named', async () => {
    const [meera, all] = [await client(), await firm()];
    for (const body of [{}, { project: null }]) {
      const answer = await connect(meera, { designer: all.id, ...body });
      assert.equal(answer.json().project ?? null, null);
    }
    assert.equal((await received(all)).project, null);
    assert.doesNotMatch((await mailTo(all)).body_text, /About your project/);
  });

  test('is refused for a project of another firm, an unknown one, and one with nothing in it', async () => {
    const [meera, all] = [await client(), await firm()];
    const others = await projectOf(await firm());
    const empty = await made(all.headers);
    for (const project of [others.id, 999_999, empty.id]) {
      const refused = await connect(meera, { designer: all.id, project });
      assert.equal(refused.statusCode, 400);
      assert.deepEqual(refused.json().codes, { project: ['does_not_exist'] });
    }
    assert.deepEqual(await sent(meera), []);
  });

  test('stays when the project is deleted, and has no address while that shows nothing', async () => {
    const [meera, all] = [await client(), await firm()];
    const { id } = await projectOf(all);
    await connect(meera, { designer: all.id, project: id });
    await change(all.headers, id, { items: [] });
    assert.deepEqual((await received(all)).project, { id, title: 'Villa <1>', to: null });
    await remove(all.headers, id);
    assert.equal((await received(all)).project, null);
  });
});
