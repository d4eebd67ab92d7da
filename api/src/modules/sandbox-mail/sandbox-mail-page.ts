import { escapeHtml } from '../../mail/escape-html.ts';
import type { SandboxMail } from './sandbox-mail.repository.ts';

const style = `
  :root { color-scheme: light; }
  body { margin: 0; background: #f6f1e9; color: #221d18; font: 16px/1.55 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
  h1 { margin: 0 0 .25rem; font: 400 1.75rem/1.2 Georgia, serif; }
  p { margin: 0 0 1.5rem; color: #5f564c; }
  a { color: #8f3a23; }
  ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid #ddd2c3; }
  li a { display: grid; gap: 0 1rem; grid-template-columns: 1fr auto; padding: .9rem 0; border-bottom: 1px solid #ddd2c3; color: inherit; text-decoration: none; }
  li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
  strong { font-weight: 600; overflow-wrap: anywhere; }
  small { color: #5f564c; font-size: .875rem; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 38rem; border: 1px solid #ddd2c3; border-radius: 8px; background: #fff; }
  pre { padding: 1.25rem; border: 1px solid #ddd2c3; border-radius: 8px; background: #fffdf9; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 0 0 1.5rem; }
  dt { color: #5f564c; } dd { margin: 0; overflow-wrap: anywhere; }
  h2 { margin: 2rem 0 .75rem; font: 400 1.25rem/1.3 Georgia, serif; }
`;

export function mailListPage(mails: readonly SandboxMail[]): string {
  const entries = mails.map(
    (mail) => `<li><a href="/sandbox/mail/${mail.id}/">
<strong>${escapeHtml(mail.subject)}</strong><small>${whenOf(mail)}</small><small>to ${escapeHtml(mail.recipient)}</small></a></li>`,
  );
  return document(
    'Mail',
    `<h1>Mail</h1>
<p>What this site has mailed, newest first. Nothing leaves this machine in demo mode. Reload for what is new.</p>
${entries.length > 0 ? `<ol>${entries.join('\n')}</ol>` : '<p>No mail yet. Ask for a new password, for instance.</p>'}`,
  );
}

export function mailPage(mail: SandboxMail): string {
  return document(
    mail.subject,
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

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Aangan sandbox</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function whenOf({ created_at, sent_at }: SandboxMail): string {
  const written = new Date(created_at).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' });
  return `${written}${sent_at === null ? ' (not sent yet)' : ''}`;
}
