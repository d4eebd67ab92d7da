import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { evidenceLimits } from '@aangan/domain';
import { sweepMedia } from '../../src/media/sweep-media.ts';
import { demoCertificate } from '../../src/seed/demo-certificate.ts';
import { madePicture } from '../testing/made-picture.ts';
import { signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import {
  evidenceCalls,
  gstin,
  newRegistration,
  ownEvidence,
  pdf,
  registration,
} from './evidence-calls.ts';

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** A PDF of its own, so that tests do not share bytes. */
const newPdf = () => demoCertificate([newRegistration().number], false);

describe('documents of evidence', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { firm, operator, give, given, own, check } = evidenceCalls(() => api);
  const address = (id: number) => `/api/operator/evidence/${id}/document/`;

  test('an operator saves one: never shown in a page, never kept by a cache', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const id = await given(owner, { ...gstin, document_name: 'GST सबूत "1".pdf' }, pdf);
    const answer = await api.get(address(id), staff.headers);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.rawPayload, pdf);
    const { headers } = answer;
    assert.match(String(headers['content-disposition']), /^attachment; filename="[\w.() -]+"; /);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(String(headers['content-security-policy']), /sandbox/);
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  });

  test('no path reaches it but that of operators: with its id, its hash, or by who gave it', async () => {
    const [staff, { owner, id: firmId }, stranger] = [await operator(), await firm(), await firm()];
    const document = newPdf();
    const sha256 = sha256Of(document);
    const id = await given(owner, registration, document);
    await check(staff, id);
    for (const { headers } of [owner, stranger.owner]) {
      assert.equal((await api.get(address(id), headers)).statusCode, 403);
    }
    assert.equal((await api.get(address(id))).statusCode, 401);
    for (const path of [
      `/api/media/${sha256}.pdf`,
      `/api/media/${sha256}.jpg`,
      `/api/media/${sha256}`,
      `/api/media/${id}.pdf`,
      `${ownEvidence}${id}/`,
      `${ownEvidence}${id}/document/`,
      `/api/designers/evidence/${sha256}`,
      `/api/conversations/${id}/attachments/${sha256}/`,
      `/documents/${sha256}`,
      `/api/documents/${sha256}`,
    ]) {
      for (const headers of [{}, owner.headers, staff.headers]) {
        const answer = await api.get(path, headers);
        assert.notEqual(answer.statusCode, 200, path);
        assert.ok(!answer.rawPayload.includes('%PDF'), path);
      }
    }
    assert.equal(await api.blobs.has(sha256), false, 'it is not among media');
    for (const path of [
      `/api/designers/profiles/${firmId}/`,
      `/api/designers/profiles/${firmId}/public/`,
    ]) {
      const { body } = await api.get(path);
      for (const secret of [sha256, 'CA/2015/67890', 'coa.gov.in']) {
        assert.ok(!body.includes(secret), secret);
      }
    }
    const { document: seen } = await own(owner, id);
    assert.deepEqual(Object.keys(seen).sort(), ['bytes', 'is_locked', 'name']);
  });

  test('a picture that is public already stays public, and its copy as a document private', async () => {
    const { owner } = await firm();
    const picture = await madePicture('shapes', 7);
    await given(owner, newRegistration(), picture);
    assert.equal(await api.documents.has(sha256Of(picture)), true);
    const { rows } = await api.database.pool.query('select 1 from media where sha256 = $1', [
      sha256Of(picture),
    ]);
    assert.equal(rows.length, 0);
  });

  test('its bytes tell what it is, and its name gets the ending of that', async () => {
    const { owner } = await firm();
    const id = await given(owner, { ...newRegistration(), document_name: 'malware.exe' }, pdf);
    assert.equal((await own(owner, id)).document.name, 'malware.exe.pdf');
    const unnamed = await given(owner, newRegistration(), await madePicture('shapes', 8));
    assert.match((await own(owner, unnamed)).document.name, /^document\.(png|jpg|webp)$/);
  });

  test('an SVG, a page, a program and text are refused with what can be sent', async () => {
    const { owner } = await firm();
    const large = Buffer.concat([
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><!--'),
      Buffer.alloc(evidenceLimits.documentBytes - 1_000, 'a'),
      Buffer.from('--></svg>'),
    ]);
    for (const bytes of [
      large,
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('MZ\u0090\u0000'),
      Buffer.from('GSTIN 29ABCDE1234F1ZW'),
      Buffer.from('GIF89a'),
    ]) {
      const answer = await give(owner, newRegistration(), bytes);
      assert.deepEqual(answer.json().codes, { document: ['not_evidence'] });
      assert.match(answer.json().document[0], /Choose a PDF, or a JPG, PNG, WebP or HEIC picture/);
    }
  });

  test('one of 10 MB is refused, one byte less is taken', async () => {
    const { owner } = await firm();
    const of = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]);
    const answer = await give(owner, newRegistration(), of(evidenceLimits.documentBytes));
    assert.deepEqual(answer.json().codes, { document: ['file_too_large'] });
    await given(owner, newRegistration(), of(evidenceLimits.documentBytes - 1));
    assert.deepEqual((await give(owner, newRegistration(), Buffer.alloc(0))).json().codes, {
      document: ['empty'],
    });
  });

  test('a PDF of 200 pages is taken; one that asks for a password too, and both sides are told', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const pages = Array.from({ length: 200 }, (_, page) => `Page ${page}`);
    await given(owner, newRegistration(), demoCertificate(pages, false));
    const id = await given(owner, newRegistration(), demoCertificate(['Locked'], true));
    assert.equal((await own(owner, id)).document.is_locked, true);
    const list = (await api.get('/api/operator/evidence/?page_size=48', staff.headers)).json();
    const listed = list.results.find((one: { id: number }) => one.id === id);
    assert.equal(listed.document.is_locked, true);
  });

  test('bytes go with the last evidence that has them', async () => {
    const [first, second] = [await firm(), await firm()];
    const document = newPdf();
    const sha256 = sha256Of(document);
    const id = await given(first.owner, gstin, document);
    const other = await given(second.owner, newRegistration(), document);
    const withdraw = ({ owner }: typeof first, which: number) =>
      api.call('DELETE', `${ownEvidence}${which}/`, { headers: owner.headers });
    await withdraw(first, id);
    assert.equal(await api.documents.has(sha256), true);
    await withdraw(second, other);
    assert.equal(await api.documents.has(sha256), false);
  });

  test('an erased firm leaves neither evidence nor documents', async () => {
    const { owner } = await firm();
    const document = newPdf();
    const id = await given(owner, gstin, document);
    const payload = { password: signUpPassword };
    await api.call('DELETE', '/api/auth/me/', { payload, headers: owner.headers });
    await api.runJobs();
    assert.equal(await api.documents.has(sha256Of(document)), false);
    const { rows } = await api.database.pool.query('select 1 from evidence where id = $1', [id]);
    assert.equal(rows.length, 0);
    const staff = await operator();
    assert.equal((await check(staff, id)).statusCode, 404, 'an operator is told that it is gone');
  });

  test('an export tells of it', async () => {
    const { owner } = await firm();
    await given(owner, { ...gstin, document_name: 'GST.pdf' }, pdf);
    const { designer_profile } = (await api.get('/api/auth/me/export/', owner.headers)).json();
    const [one] = designer_profile.evidence;
    assert.deepEqual([one.number, one.document_name], [gstin.number, 'GST.pdf']);
  });

  test('a sweep removes what a process that died has left, and nothing else', async () => {
    const { owner } = await firm();
    const document = newPdf();
    await given(owner, newRegistration(), document);
    const { sha256 } = await api.documents.put(Buffer.from('left behind'));
    await sweepMedia(api, 0);
    assert.equal(await api.documents.has(sha256), false);
    assert.equal(await api.documents.has(sha256Of(document)), true);
  });
});
