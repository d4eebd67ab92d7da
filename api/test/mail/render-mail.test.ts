import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type MailText, renderMail } from '../../src/mail/render-mail.ts';

const mail: MailText = {
  subject: 'Rooms & <script>',
  paragraphs: ['First line\nsecond line', 'A name: "<b>Asha</b>"'],
  facts: [['Budget', '₹1,40,000']],
  action: { label: 'Do it', url: 'https://aangan.test/x?token=a&b=c' },
  footnote: 'Why you have this.',
};

describe('a mail', () => {
  const { text, html } = renderMail(mail, 'en');

  test('says the same as text and as HTML', () => {
    for (const words of [
      'second line',
      'Asha',
      'Budget',
      '₹1,40,000',
      'Do it',
      'Why you have this.',
    ]) {
      assert.ok(text.includes(words), `text: ${words}`);
      assert.ok(html.includes(words), `html: ${words}`);
    }
    assert.ok(text.includes('https://aangan.test/x?token=a&b=c'));
    assert.ok(html.includes('href="https://aangan.test/x?token=a&amp;b=c"'));
  });

  test('nothing that a user typed becomes HTML', () => {
    assert.ok(!html.includes('<script>'));
    assert.ok(!html.includes('<b>'));
    assert.ok(html.includes('&quot;&lt;b&gt;Asha&lt;/b&gt;&quot;'));
  });

  test('is marked with its language', () => {
    assert.match(html, /<html lang="en-IN">/);
    const inHindi = renderMail(mail, 'hi').html;
    assert.match(inHindi, /<html lang="hi-IN">/);
    assert.ok(inHindi.includes('या यह लिंक खोलें:'));
    assert.ok(!inHindi.includes('Or open'));
  });

  test('marks what a person wrote in another language than its own', () => {
    const reasons = { ...mail, paragraphs: [{ label: 'The reason', written: 'फ़ोटो <धुंधली> है' }] };
    const inEnglish = renderMail({ ...reasons, facts: [['Project', 'आँगन']] }, 'en');
    assert.ok(inEnglish.html.includes('The reason: <span lang="hi">फ़ोटो &lt;धुंधली&gt; है</span>'));
    assert.match(inEnglish.html, /<td [^>]*lang="hi">आँगन</);
    assert.ok(inEnglish.text.includes('The reason: फ़ोटो <धुंधली> है'));
    const facts = [
      ['प्रोजेक्ट', 'Courtyard'],
      ['बजट', '₹1,40,000'],
    ] as const;
    const inHindi = renderMail({ ...reasons, facts }, 'hi').html;
    assert.ok(inHindi.includes('<span>फ़ोटो'));
    assert.match(inHindi, /<td [^>]*lang="en">Courtyard</);
    assert.match(inHindi, /<td [^>]*anywhere">₹1,40,000</);
  });
});
