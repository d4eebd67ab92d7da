import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Filled, fillAccount, tokenOf } from '../testing/fill-account.ts';
import { provedHeaders } from '../testing/proved-headers.ts';
import { referencesToAccount } from '../testing/references-to-account.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const url = '/api/auth/me/export/';

/** Left out of an export on purpose, and why. */
const leftOut: Record<string, string> = {
  'email_preference.account_id':
    'the settings of the version before, which are exported as they are now',
  'notification.actor_id': 'what others were told is theirs',
  'refresh_token.session_id': 'hashes of secrets; their session is exported',
  'instagram_authorisation.account_id': 'the hash of a secret that lives for ten minutes',
  'instagram_authorisation.session_id': 'the same',
  'auth_challenge.account_id': 'the hash of a secret that lives for five minutes',
  'factor_reset.account_id': 'what operators decide is in the events of the account',
  'factor_reset.operator_id': 'the same',
  'account_event.operator_id': 'what an operator did is about the account that it was done to',
  'idempotent_request.account_id': 'an encrypted copy of answers that were given, kept for a day',
  'review_decision.operator_id': 'what an operator did is about the review that it was done to',
  'review_author.review_id': 'a keyed hash of the address, which is exported',
  'review_report.review_id': 'who has reported a review, and why, is told to operators only',
  'board_item.designer_id': 'who saved a firm is told to nobody',
  'board_item.vendor_id': 'the same',
  'board_item.project_id': 'the same',
  'board_item.picture_id': 'the same',
  'board_item.post_id': 'the same',
  'picture_match.earlier_item_id':
    'that another firm’s picture looks like one is told to operators only',
  'picture_match.earlier_post_id': 'the same',
  'match_decision.operator_id': 'what an operator did is about the picture that it was done to',
  'project_supplier.vendor_id': 'who names a vendor is on the page of that firm',
  'message_decision.operator_id': 'what an operator did is about the message that it was done to',
  'message_report.conversation_id':
    'who has reported a message, and why, is told to operators only',
  'message_report.sequence': 'the same',
  'evidence_decision.operator_id': 'what an operator did is about the evidence that it was done to',
  'verification_event.operator_id': 'what an operator did is about the firm that it was done to',
};

/** Where an export tells of the rows behind a reference. A mark says that the row itself is looked for. */
const exported: Record<string, 'marked' | 'by other means'> = {
  'session.account_id': 'marked',
  'passkey.account_id': 'marked',
  'authenticator_app.account_id': 'by other means',
  'recovery_code.account_id': 'by other means',
  'terms_acceptance.account_id': 'marked',
  'email_token.account_id': 'marked',
  'notification_setting.account_id': 'by other means',
  'notification.account_id': 'marked',
  'account_event.account_id': 'marked',
  'audit_event.account_id': 'marked',
  'mail.account_id': 'marked',
  'support_ticket.account_id': 'marked',
  'instagram_account.account_id': 'marked',
  'instagram_import.account_id': 'marked',
  'portfolio_upload.account_id': 'marked',
  'designer_profile.account_id': 'marked',
  'vendor_profile.account_id': 'marked',
  'connection_request.client_id': 'marked',
  'connection_request.designer_id': 'by other means',
  'connection_request.vendor_id': 'by other means',
  'vendor_review.reviewer_id': 'marked',
  'vendor_review.vendor_id': 'by other means',
  'vendor_review.client_of_designer_id': 'by other means',
  'vendor_review.client_of_vendor_id': 'by other means',
  'vendor_review.request_id': 'by other means',
  'review_picture.account_id': 'by other means',
  'review_picture.review_id': 'by other means',
  'review_origin.review_id': 'by other means',
  'review_report.reporter_id': 'marked',
  'review_decision.review_id': 'marked',
  'instagram_post.designer_id': 'marked',
  'instagram_post.vendor_id': 'marked',
  'featured_link.designer_id': 'marked',
  'featured_link.vendor_id': 'marked',
  'portfolio_item.designer_id': 'marked',
  'portfolio_item.vendor_id': 'marked',
  'project.designer_id': 'marked',
  'project.vendor_id': 'marked',
  'portfolio_item.project_id': 'by other means',
  'project_supplier.project_id': 'by other means',
  'firm_view.designer_id': 'by other means',
  'firm_view.vendor_id': 'by other means',
  'project_view.project_id': 'by other means',
  'connection_request.project_id': 'by other means',
  'picture_match.item_id': 'by other means',
  'picture_match.confirmed_by': 'by other means',
  'match_decision.match_id': 'by other means',
  'principal_architect.designer_id': 'marked',
  'board.account_id': 'marked',
  'board_item.board_id': 'marked',
  'board_link.board_id': 'by other means',
  'conversation_member.account_id': 'by other means',
  'conversation_member.conversation_id': 'by other means',
  'conversation.request_id': 'by other means',
  'message.conversation_id': 'marked',
  'message_attachment.conversation_id': 'marked',
  'message_attachment.sequence': 'marked',
  'message_decision.conversation_id': 'marked',
  'message_decision.sequence': 'marked',
  'message_report.reporter_id': 'marked',
  'brief.account_id': 'marked',
  'brief_version.brief_id': 'marked',
  'brief_file.brief_id': 'marked',
  'connection_request.brief_id': 'by other means',
  'connection_request.brief_version': 'by other means',
  'quote.conversation_id': 'marked',
  'quote_version.quote_id': 'marked',
  'quote_template.account_id': 'marked',
  'price_list.account_id': 'marked',
  'work_job.quote_id': 'by other means',
  'work_job.version': 'by other means',
  'work_job.designer_id': 'by other means',
  'work_job.vendor_id': 'by other means',
  'work_job_stage.job_id': 'by other means',
  'work_job_change.job_id': 'marked',
  'stream_event.account_id': 'marked',
  'evidence.designer_id': 'marked',
  'evidence.vendor_id': 'marked',
  'evidence_decision.designer_id': 'marked',
  'evidence_decision.vendor_id': 'marked',
  'evidence_decision.evidence_id': 'by other means',
  'verification_event.designer_id': 'by other means',
  'verification_event.vendor_id': 'by other means',
};

describe('GET /auth/me/export/', () => {
  let api: TestApi;
  let designer: Filled;
  let vendor: Filled;
  const files: Record<string, string> = {};
  before(async () => {
    api = await startTestApi();
    for (const kind of ['designer', 'vendor'] as const) {
      const person = await signUp(api, kind, `The ${kind}`);
      const filled = await fillAccount(api, kind, person.id);
      if (kind === 'designer') designer = filled;
      else vendor = filled;
      const proved = provedHeaders(api, person.headers, { by: 'passkey' });
      const answer = await api.get(url, proved);
      assert.equal(answer.statusCode, 200, answer.body);
      files[kind] = answer.body;
    }
  });
  after(() => api.stop());

  test('is a file with the day in its name, kept by no cache', async () => {
    const { headers } = await signUp(api, 'client');
    const answer = await api.get(url, headers);
    const day = new Date().toISOString().slice(0, 10);
    assert.equal(
      answer.headers['content-disposition'],
      `attachment; filename="aangan-export-${day}.json"`,
    );
    assert.match(String(answer.headers['content-type']), /^application\/json/);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  test('tells of every table that refers to an account, or leaves it out for a reason', async () => {
    const known = [...Object.keys(exported), ...Object.keys(leftOut)].sort();
    assert.deepEqual(await referencesToAccount(api), known);
  });

  test('has the row itself of each of them', () => {
    for (const [column, how] of Object.entries(exported)) {
      if (how !== 'marked') continue;
      const [table = ''] = column.split('.');
      const both = [designer, vendor].some(({ mark }) =>
        Object.values(files).some((file) => file.includes(`"${mark} ${table}"`)),
      );
      assert.ok(both, `Nothing of ${table} is exported.`);
    }
    assert.ok(files.designer?.includes(`"${designer.mark} account"`));
  });

  test('of posts, links, items and checks it has the designer’s and the vendor’s', () => {
    for (const { mark, kind } of [
      { mark: designer.mark, kind: 'designer' },
      { mark: vendor.mark, kind: 'vendor' },
    ]) {
      for (const table of ['instagram_post', 'featured_link', 'portfolio_item', 'project']) {
        assert.ok(files[kind]?.includes(`"${mark} ${table}"`), `${table} of the ${kind}`);
      }
      const profile = JSON.parse(files[kind] ?? '')[`${kind}_profile`];
      assert.match(profile.verification_events[0].happened_at, /^2001-02-03/);
    }
  });

  test('has what is told in other words: preferences, received requests, received reviews', async () => {
    const everything = JSON.parse(files.designer ?? '');
    assert.deepEqual(everything.notification_settings, {
      not_on_site: [],
      not_by_mail: ['reviews'],
      quiet_from: 22,
      quiet_to: 8,
    });
    assert.equal(everything.designer_profile.connection_requests_received.length, 2);
    assert.equal(everything.vendor_profile, null);
    const ofVendor = JSON.parse(files.vendor ?? '');
    assert.deepEqual(
      ofVendor.vendor_profile.reviews_received.map(
        (one: { answer_text: string }) => one.answer_text,
      ),
      [`${vendor.mark} answer`],
    );
    assert.equal(ofVendor.vendor_profile.connection_requests_received.length, 2);
  });

  test('has boards with what is on them and that they were shared, without the link', () => {
    for (const [kind, { mark }] of Object.entries({ designer, vendor })) {
      const [board] = JSON.parse(files[kind] ?? '').boards;
      assert.equal(board.title, `${mark} board`);
      assert.match(board.things[0].thing, /^(designer|vendor)-\d+$/);
      assert.equal(board.links[0].ended_at, null);
      assert.ok(!files[kind]?.includes(tokenOf(mark)));
    }
  });

  test('has projects with their suppliers, which items are in them, and requests about them', () => {
    for (const [kind, { suppliers }] of Object.entries({ designer, vendor })) {
      const profile = JSON.parse(files[kind] ?? '')[`${kind}_profile`];
      const [project] = profile.projects;
      const [item] = profile.portfolio_items;
      assert.deepEqual([item.project_id, item.room, item.shows], [project.id, 'kitchen', 'after']);
      assert.equal(project.cover_item_id, item.id);
      assert.deepEqual(project.suppliers, suppliers);
      const asked = profile.connection_requests_received.map(
        (one: { project_id: number | null }) => one.project_id,
      );
      assert.deepEqual(asked, [project.id, null]);
    }
  });

  test('has conversations with the messages of both sides, and what was reported', () => {
    for (const [kind, { mark }] of Object.entries({ designer, vendor })) {
      const { conversations, message_reports } = JSON.parse(files[kind] ?? '');
      assert.equal(conversations.length, 1);
      const [{ side, messages }] = conversations;
      assert.equal(side, 'firm');
      assert.deepEqual(
        messages.map((one: { side: string; text: string }) => [one.side, one.text]),
        [
          ['firm', `${mark} message`],
          ['client', 'From the other side'],
        ],
      );
      assert.equal(messages[0].attachments[0].name, `${mark} message_attachment`);
      assert.equal(message_reports[0].sequence, 2);
    }
  });

  test('of received requests it has what the receiver may see: contact once approved', () => {
    for (const file of Object.values(files)) {
      assert.ok(file.includes('approved@example.com') && file.includes('222-approved'));
      assert.ok(!file.includes('pending@example.com') && !file.includes('111-pending'));
    }
  });

  test('has no secret: no hash, no token, no link that opens the account', () => {
    for (const file of Object.values(files)) {
      assert.doesNotMatch(file, /argon2|password_hash|token_hash|access_token|state_hash/);
      assert.doesNotMatch(file, /the-instagram-secret|the-secret_token1/);
      assert.match(file, /token=\(left out\) now/);
      for (const [, token] of file.matchAll(/token=([A-Za-z0-9_-]{10,})/g)) assert.fail(token);
    }
  });

  test('has nothing of anybody else', () => {
    assert.ok(!files.vendor?.includes(designer.mark));
    assert.ok(!files.designer?.includes(vendor.mark));
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await api.get(url)).statusCode, 401);
  });
});
