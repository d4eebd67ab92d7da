import { localeOf, type SiteLanguage } from '@aangan/domain';
import { escapeHtml } from '@aangan/server/requests';
import type { FastifyReply } from 'fastify';

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
  form { margin: 0; }
  label { display: block; margin: 0 0 1rem; font-weight: 600; }
  input, select { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .35rem; padding: .5rem .75rem; border: 1px solid #b7a893; border-radius: 8px; background: #fffdf9; color: inherit; font: inherit; font-weight: 400; }
  button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid #8f3a23; border-radius: 8px; background: #8f3a23; color: #fffdf9; font: inherit; font-weight: 600; cursor: pointer; }
  button.quiet { background: transparent; color: #8f3a23; }
  :focus-visible { outline: 3px solid #221d18; outline-offset: 2px; }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; }
  .posts { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.25rem; border: 0; }
  .posts img { display: block; width: 100%; aspect-ratio: 4 / 5; object-fit: cover; border-radius: 8px; background: #ddd2c3; }
  .posts p { margin: .5rem 0; font-size: .9375rem; overflow-wrap: anywhere; }
`;

/** A page of its own, apart from the site's shell. @param body HTML, escaped by the caller */
export function plainPage(title: string, body: string, language: SiteLanguage = 'en'): string {
  return `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

/** Nothing on it can run. @param allowed directives beside styles, such as `img-src 'self'` */
export function sendPlainPage(reply: FastifyReply, html: string, allowed: readonly string[] = []) {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    ...allowed,
    ...(allowed.some((one) => one.startsWith('form-action')) ? [] : ["form-action 'none'"]),
    ...(allowed.some((one) => one.startsWith('frame-ancestors')) ? [] : ["frame-ancestors 'none'"]),
  ].join('; ');
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}
