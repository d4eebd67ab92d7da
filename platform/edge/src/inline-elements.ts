import { escapeHtml } from '@aangan/server/requests';

/** JSON for the page's scripts, in an element that its content cannot close. */
export function inlineJson(id: string, text: string, nonce: string): string {
  return `<script type="application/json" id="${escapeHtml(id)}" nonce="${escapeHtml(nonce)}">${insideScript(text)}</script>`;
}

/** Data for others than the page's own scripts, such as search engines. */
export function inlineScript(type: string, value: unknown, nonce: string): string {
  return `<script type="${escapeHtml(type)}" nonce="${escapeHtml(nonce)}">${insideScript(JSON.stringify(value))}</script>`;
}

function insideScript(json: string): string {
  return json.replace(/</g, '\\u003c');
}

/** Styles in an element that their content cannot close. */
export function inlineStyles(css: string, attributes: Record<string, string>): string {
  const given = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<style${given.join('')}>${css.replace(/<\//g, '<\\/')}</style>`;
}
