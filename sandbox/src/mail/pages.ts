import { escapeHtml } from '@aangan/server/requests';
import { plainPage } from 'api/sandbox';
import type { SandboxMail } from './mail.repository.ts';

export function mailListPage(mails: readonly SandboxMail[]): string {
  const entries = mails.map(
    (mail) => `<li><a href="/sandbox/mail/${mail.id}/">
<strong>${escapeHtml(mail.subject)}</strong><small>${whenOf(mail)}</small><small>to ${escapeHtml(mail.recipient)}</small></a></li>`,
  );
  return plainPage(
    'Mail · Aangan sandbox',
    `<h1>Mail</h1>
<p>What this site has mailed, newest first. Nothing leaves this machine in demo mode. Reload for what is new.</p>
${entries.length > 0 ? `<ol>${entries.join('\n')}</ol>` : '<p>No mail yet. Ask for a new password, for instance.</p>'}`,
  );
}

export function mailPage(mail: SandboxMail): string {
  return plainPage(
    `${mail.subject} · Aangan sandbox`,
    `<p><a href="/sandbox/mail/">← All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Written</dt><dd>${whenOf(mail)}</dd></dl>
${
  mail.body_html
    ? `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(mail.body_html.replace('<head>', '<head><base target="_top">'))}"></iframe>`
    : ''
}
<h2>As plain text</h2>
<pre>${linked(mail.body_text)}</pre>`,
  );
}

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function whenOf({ created_at, sent_at }: SandboxMail): string {
  const written = new Date(created_at).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' });
  return `${written}${sent_at === null ? ' (not sent yet)' : ''}`;
}
