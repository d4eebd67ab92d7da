import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { MailContent } from '../../src/mail/render-mail.ts';
import * as account from '../../src/modules/auth/account.mails.ts';
import * as operator from '../../src/modules/operator/operator.mails.ts';
import * as requests from '../../src/modules/requests/requests.mails.ts';
import * as reviews from '../../src/modules/reviews/reviews.mails.ts';
import { ticketReceivedMail } from '../../src/modules/support/support.mails.ts';
import { requestCalls } from '../requests/request-calls.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const site = 'https://aangan.test';
const to = { id: 1, email: 'ए@example.in', name: 'आशा' };
const addressee = { id: 1, email: 'ए@example.in', email_verified: true, first_name: 'आशा' };
const request = {
  first_name: 'मीरा',
  last_name: '',
  project_type: 'residential',
  budget: 1_850_000,
  timeline: '1–3 months',
  project_description: 'दो कमरे',
} as const;
const order = { ...request, item: 'टाइल', quantity: '200', delivery_place: 'पुणे' };
const reviewed = { by: 'client', kind: 'designer', id: 3 } as const;
const review = { firm: reviewed, firmName: 'वेंडर', title: 'घर' };
const newReview = { firm: reviewed, authorName: 'मीरा', title: 'घर', rating: 4, text: 'अच्छा' };
const listing = (kind: string) =>
  JSON.stringify({ kind, id: 3, name: 'फ़र्म', account: { id: 1, email: '' } });
const ticket = { accountId: null, name: 'आशा', email: '', subject: 'सवाल', message: 'क्या?' };

/** Every mail that the API writes to people, of each of its forms. */
const mails: Readonly<Record<string, MailContent>> = {
  verification: account.verificationMail(addressee, 'a-token', site),
  reset: account.resetMail({ ...addressee, email_verified: false }, 'a-token', site),
  passwordChanged: account.passwordChangedMail(addressee, site),
  emailChanged: account.emailChangedMail(addressee, 'new@example.in', site),
  deleted: account.deletedMail({ email: '', language: 'hi' }, site),
  designerVerified: operator.verifiedMail(listing('designer'), site),
  vendorVerified: operator.verifiedMail(listing('vendor'), site),
  sentBack: operator.sentBackMail(listing('vendor'), 'फ़ोटो', site),
  suspended: operator.suspendedMail(addressee, 'वजह', site),
  newRequest: requests.newRequestMail(to, request, site),
  newOrder: requests.newRequestMail(to, order, site),
  approved: requests.answerMail(to, 'फ़र्म', 7, site),
  rejected: requests.answerMail(to, 'फ़र्म', undefined, site),
  newReview: reviews.newReviewMail(to, newReview, site),
  reviewHidden: reviews.authorDecisionMail(to, review, { isHidden: true, why: 'क' }, site),
  reviewStays: reviews.authorDecisionMail(to, review, { isHidden: false, why: 'क' }, site),
  reportHidden: reviews.reporterDecisionMail(to, review, { isHidden: true, why: 'क' }, site),
  reportStays: reviews.reporterDecisionMail(to, review, { isHidden: false, why: 'क' }, site),
  ticket: ticketReceivedMail(ticket, 'AAN-000123', { isSendersOwn: true, language: 'hi' }),
};

/** Words in Latin letters that mails in Hindi have too. */
const names = /Aangan|Instagram|AAN-\d+|new@example\.in/g;

describe('mails in Hindi', () => {
  for (const [name, { texts }] of Object.entries(mails)) {
    test(`${name}: all is Hindi, and says as much as the English mail`, () => {
      const { en, hi } = texts;
      const { subject, footnote, facts = [], action } = hi;
      const paragraphs = hi.paragraphs.map((one) =>
        typeof one === 'string' ? one : `${one.label}: ${one.written}`,
      );
      for (const said of [subject, ...paragraphs, footnote, ...facts.flat(), action?.label ?? '']) {
        assert.doesNotMatch(said.replace(names, ''), /[a-z]/i, said);
        assert.doesNotMatch(said, /[०-९]/, said);
      }
      for (const said of [subject, ...paragraphs, footnote]) assert.match(said, /[अ-ह]/);
      assert.equal(hi.paragraphs.length, en.paragraphs.length);
      assert.equal(facts.length, en.facts?.length ?? 0);
      assert.equal(action?.url, en.action?.url.replace(site, `${site}/hi`));
    });
  }

  test('have amounts, kinds and times in Hindi, and what a client wrote as it is', () => {
    const { facts } = mails.newRequest?.texts.hi ?? {};
    assert.deepEqual(facts, [
      ['प्रोजेक्ट', 'रिहायशी'],
      ['बजट', '₹18,50,000'],
      ['समय-सीमा', '1–3 महीने'],
      ['इसके बारे में', 'दो कमरे'],
    ]);
    const typed = requests.newRequestMail(to, { ...request, timeline: 'After Diwali' }, site);
    assert.deepEqual(typed.texts.hi.facts?.[2], ['समय-सीमा', 'After Diwali']);
  });
});

describe('a mail is in the language of its account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = requestCalls(() => api);
  const newest = async (email: string) => {
    const [mail] = await mailsTo(api, email);
    assert.ok(mail, email);
    return mail;
  };
  const speak = (who: { headers: object }, language: string) =>
    api.call('PATCH', '/api/auth/me/', { payload: { language }, headers: { ...who.headers } });

  test('from its sign-up on, with links to pages in that language', async () => {
    const email = 'hindi@mails.example';
    const body = { email, password: signUpPassword, first_name: 'Asha', last_name: 'Rao' };
    await api.post('/api/auth/register/', body, { headers: { 'accept-language': 'hi-IN' } });
    const mail = await newest(email);
    assert.equal(mail.subject, 'अपना ईमेल वेरिफ़ाई करें');
    assert.match(mail.body_text, /https:\/\/aangan\.test\/hi\/verify-email\?token=/);
    assert.match(mail.body_html ?? '', /<html lang="hi-IN">/);
    assert.match(mail.body_html ?? '', /href="https:\/\/aangan\.test\/hi\/verify-email\?token=/);
  });

  test('whatever the request prefers that causes it', async () => {
    const client = await signUp(api, 'client', 'Asha');
    await speak(client, 'hi');
    const english = { 'accept-language': 'en-IN' };
    await api.post('/api/auth/password/forgot/', { email: client.email }, { headers: english });
    await api.runJobs();
    const reset = await newest(client.email);
    assert.equal(reset.subject, 'नया पासवर्ड चुनें');
    assert.match(reset.body_text, /aangan\.test\/hi\/reset-password\?token=/);
    await speak(client, 'en');
    const hindi = { 'accept-language': 'hi-IN' };
    await api.post('/api/auth/password/forgot/', { email: client.email }, { headers: hindi });
    await api.runJobs();
    assert.equal((await newest(client.email)).subject, 'Choose a new password');
  });

  test('of the recipient, and not of the one who causes it', async () => {
    const { owner, id } = await calls.firm('designer');
    await speak(owner, 'hi');
    const client = await signUp(api, 'client', 'Meera');
    const answer = await calls.connect(client, { designer: id });
    assert.equal(answer.statusCode, 201, answer.body);
    const mail = await newest(owner.email);
    assert.match(mail.subject, /की नई रिक्वेस्ट$/);
    assert.match(mail.body_text, /aangan\.test\/hi\/connection-requests/);
  });

  test('of which a deletion is told in that language too', async () => {
    const client = await signUp(api, 'client', 'Asha');
    await speak(client, 'hi');
    const answer = await api.call('DELETE', '/api/auth/me/', {
      payload: { password: signUpPassword },
      headers: client.headers,
    });
    assert.equal(answer.statusCode, 204, answer.body);
    assert.equal((await newest(client.email)).subject, 'आपका अकाउंट डिलीट हो गया');
  });

  test('or of the request, where there is no account; the support gets English', async () => {
    const body = { name: 'Asha', email: 'guest@mails.example', subject: 'A', message: 'B' };
    const headers = { 'accept-language': 'hi' };
    assert.equal((await api.post('/api/support/tickets/', body, { headers })).statusCode, 201);
    assert.match((await newest(body.email)).subject, /^हमें आपका मैसेज मिल गया \(AAN-\d{6}\)$/);
    const [ofSupport] = await api.db
      .selectFrom('mail')
      .select('body_html')
      .where('body_text', 'like', '%Opened with the contact form%')
      .execute();
    assert.match(ofSupport?.body_html ?? '', /<html lang="en-IN">/);
  });
});
