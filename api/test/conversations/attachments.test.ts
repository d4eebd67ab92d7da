import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { attachmentPasses } from '../../src/modules/conversations/attachment-pass.ts';
import { forgetUnsent } from '../../src/modules/conversations/attachments.service.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { conversationCalls, pdf } from './conversation-calls.ts';

const picture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 80, b: 90 } } })
    .png()
    .toBuffer();

describe('attachments', () => {
  let api: TestApi;
  let one: Awaited<ReturnType<typeof talk>>;
  before(async () => {
    api = await startTestApi();
    one = await talk();
  });
  after(() => api.stop());
  const { talk, read, send, upload, client, suspend } = conversationCalls(() => api);

  test('a PDF is kept as it is, and only downloaded', async () => {
    const added = await upload(one.client, one.id, { content: pdf, name: 'Plan “घर”.pdf' });
    assert.equal(added.statusCode, 201, added.body);
    assertMatches('Attachment', added.json());
    assert.deepEqual([added.json().kind, added.json().name], ['pdf', 'Plan “घर”.pdf']);
    const message = { text: 'The plan', attachments: [added.json().id] };
    assert.equal((await send(one.client, one.id, message)).statusCode, 201);
    const [sent] = (await read(one.firm, one.id)).messages;
    const answer = await api.get(sent.attachments[0].url);
    assert.equal(answer.statusCode, 200);
    assert.ok(answer.rawPayload.equals(pdf));
    assert.equal(answer.headers['content-type'], 'application/pdf');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="Plan ____\.pdf"; filename\*=UTF-8''Plan%20/,
    );
    assert.equal(answer.headers['cache-control'], 'private, no-store');
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
    assert.match(String(answer.headers['content-security-policy']), /sandbox/);
  });

  test('a PDF that is called otherwise is saved as a PDF', async () => {
    for (const [name, saved] of [
      ['invoice.exe', 'invoice.exe.pdf'],
      ['PLAN.PDF', 'PLAN.PDF'],
      ['', 'file.pdf'],
    ] as const) {
      const added = await upload(one.client, one.id, { content: pdf, name });
      const message = { text: 'A file', attachments: [added.json().id] };
      assert.equal((await send(one.client, one.id, message)).statusCode, 201);
      const sent = (await read(one.firm, one.id)).messages.at(-1);
      const answer = await api.get(sent.attachments[0].url);
      assert.equal(
        answer.headers['content-disposition'],
        `attachment; filename="${saved}"; filename*=UTF-8''${saved}`,
      );
    }
  });

  test('a picture comes through the media pipeline, at smaller sizes too, and is not public', async () => {
    const added = (await upload(one.firm, one.id, { content: await picture(10) })).json();
    assert.deepEqual([added.kind, added.media_width, added.media_height], ['image', 40, 30]);
    assert.match(added.dominant_color, /^#/);
    const { firm, id } = one;
    assert.equal((await send(firm, id, { text: ' ', attachments: [added.id] })).statusCode, 201);
    const whole = await api.get(added.url);
    assert.deepEqual([whole.statusCode, whole.headers['content-type']], [200, 'image/jpeg']);
    const smaller = await api.get(`${added.url}&w=320&f=webp`);
    assert.deepEqual([smaller.statusCode, smaller.headers['content-type']], [200, 'image/webp']);
    const { sha256, extension } = await api.db
      .selectFrom('media')
      .innerJoin('message_attachment as t', 't.media_sha256', 'media.sha256')
      .select(['sha256', 'extension'])
      .where('t.id', '=', added.id)
      .executeTakeFirstOrThrow();
    const open = `/api/media/${sha256}.${extension}`;
    assert.equal((await api.get(open)).statusCode, 404);
    assert.equal((await api.get(`${open}?w=320`)).statusCode, 404);
    assert.equal((await api.get(open.replace('jpg', 'pdf'))).statusCode, 404);
  });

  test('are loaded by nobody once their account is signed out everywhere', async () => {
    const { client: leaves, id } = await talk();
    const { url } = (await upload(leaves, id, { content: pdf })).json();
    assert.equal((await api.get(url)).statusCode, 200);
    await sql`update session set revoked_at = now(), revoked_because = 'logout'
      where account_id = ${leaves.id}`.execute(api.db);
    assert.equal((await api.get(url)).statusCode, 404);
  });

  test('are loaded by members only, and as long as their pass is valid', async () => {
    const added = (await upload(one.client, one.id, { content: pdf })).json();
    const stranger = await client('Stranger');
    const [path = '', pass = ''] = added.url.split('?pass=');
    const passes = attachmentPasses('a secret of the tests');
    const past = attachmentPasses('a secret of the tests', () => Date.now() - 3 * 3_600_000);
    const future = `${one.client.id}.999999.${pass.split('.')[2]}`;
    const refused = [
      '',
      'x',
      `${pass}x`,
      future,
      passes.passOf(stranger.id),
      past.passOf(one.client.id),
      attachmentPasses('another secret').passOf(one.client.id),
      // Not sent yet: the other side does not have it.
      passes.passOf(one.firm.id),
    ];
    for (const other of refused) {
      assert.equal((await api.get(`${path}?pass=${other}`)).statusCode, 404, other);
    }
    assert.equal((await api.get(path, one.client.headers)).statusCode, 404);
    assert.equal((await api.get(`${path}?pass=${passes.passOf(one.client.id)}`)).statusCode, 200);
    const elsewhere = await talk();
    const moved = path.replace(`/${one.id}/`, `/${elsewhere.id}/`);
    assert.equal((await api.get(`${moved}?pass=${pass}`)).statusCode, 404);
    await suspend(one.client.id);
    assert.equal((await api.get(added.url)).statusCode, 404);
    await suspend(one.client.id, false);
  });

  test('are what their bytes are: nothing else than pictures, videos and PDFs of less than 10 MB', async () => {
    const { client: sender, id } = one;
    const disguised = [
      'MZ\u0090\u0000',
      '<html><script>1</script>',
      'PK\u0003\u0004',
      ' %PDF-1.4',
      '<svg/>',
    ];
    for (const content of disguised) {
      const refused = await upload(sender, id, { content, name: 'a.pdf' });
      assert.deepEqual(
        [refused.statusCode, refused.json().codes],
        [400, { file: ['not_an_attachment'] }],
      );
    }
    const broken = await upload(sender, id, { content: (await picture(3)).subarray(0, 60) });
    assert.deepEqual(broken.json().codes, { file: ['invalid_image'] });
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    const tooLarge = await upload(sender, id, { content: large });
    assert.deepEqual(tooLarge.json().codes, { file: ['file_too_large'] });
    const long = await upload(sender, id, { content: pdf, name: 'x'.repeat(201) });
    assert.deepEqual(long.json().codes, { name: ['max_length'] });
  });

  test('are sent once, by their uploader, in this conversation, at most ten', async () => {
    const { client: sender, firm, id } = one;
    const add = async (who = sender) => (await upload(who, id, { content: pdf })).json().id;
    const [own, ofFirm] = [await add(), await add(firm)];
    const refused = async (attachments: string[]) => {
      const answer = await send(sender, id, { attachments });
      return [answer.statusCode, answer.json().codes?.attachments];
    };
    assert.deepEqual(await refused([ofFirm]), [400, ['does_not_exist']]);
    assert.deepEqual(await refused([randomUUID()]), [400, ['does_not_exist']]);
    assert.deepEqual(await refused([own, own]), [400, { 1: ['invalid'] }]);
    assert.equal((await send(sender, id, { attachments: [own] })).statusCode, 201);
    assert.deepEqual(await refused([own]), [400, ['does_not_exist']]);
    assert.deepEqual(await refused(Array.from({ length: 11 }, () => randomUUID())), [
      400,
      ['max_length'],
    ]);
    const elsewhere = await talk();
    const there = (await upload(elsewhere.client, elsewhere.id, { content: pdf })).json().id;
    assert.deepEqual(await refused([there]), [400, ['does_not_exist']]);
  });

  test('keep the order that they are sent in', async () => {
    const ids: string[] = [];
    for (const content of [pdf, await picture(1), await picture(2)]) {
      ids.unshift((await upload(one.client, one.id, { content })).json().id);
    }
    const sent = (await send(one.client, one.id, { attachments: ids })).json();
    assert.deepEqual(
      sent.attachments.map((each: { id: string }) => each.id),
      ids,
    );
  });

  test('an upload with the same Idempotency-Key is one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await upload(one.client, one.id, { content: pdf }, headers);
    const again = await upload(one.client, one.id, { content: pdf }, headers);
    assert.equal(again.json().id, first.json().id);
  });

  test('cannot be uploaded where nothing can be sent', async () => {
    const { client: sender, firm, id } = await talk();
    await api.call('PUT', `/api/conversations/${id}/block/`, { headers: firm.headers });
    const refused = await upload(sender, id, { content: pdf });
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'conversation_blocked']);
  });

  test('end after a day where they were not sent, bytes and all', async () => {
    const content = Buffer.concat([pdf, Buffer.from('% another one\n')]);
    const added = (await upload(one.client, one.id, { content })).json();
    const stores = { db: api.db, blobs: api.blobs };
    await forgetUnsent(stores);
    assert.equal((await api.get(added.url)).statusCode, 200);
    const { media_sha256 } = await api.db
      .updateTable('message_attachment')
      .set({ created_at: sql<string>`now() - interval '25 hours'` })
      .where('id', '=', added.id)
      .returning('media_sha256')
      .executeTakeFirstOrThrow();
    await forgetUnsent(stores);
    assert.equal((await api.get(added.url)).statusCode, 404);
    assert.equal(await api.blobs.has(media_sha256), false);
  });
});
