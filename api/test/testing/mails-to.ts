import assert from 'node:assert/strict';
import type { TestApi } from './start-test-api.ts';

/** The mails written to an address, newest first. */
export function mailsTo(api: TestApi, recipient: string) {
  return api.db
    .selectFrom('mail')
    .select(['subject', 'body_text', 'body_html', 'account_id'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

/** The token of the link in the newest mail of this subject. */
export async function tokenMailedTo(api: TestApi, recipient: string, subject: RegExp) {
  const mail = (await mailsTo(api, recipient)).find((one) => subject.test(one.subject));
  assert.ok(mail, `No mail to ${recipient} is about ${subject}.`);
  const token = /token=([A-Za-z0-9_-]+)/.exec(mail.body_text)?.[1];
  assert.ok(token, `No link is in: ${mail.body_text}`);
  return token;
}
