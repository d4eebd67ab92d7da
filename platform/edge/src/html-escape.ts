const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the content of an element or for a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON for the page's scripts, as an element that no content of it can close. */
export function inlineJson(id: string, text: string, nonce: string): string {
  const json = text.replace(/</g, '\\u003c');
  return `<script type="application/json" id="${escapeHtml(id)}" nonce="${escapeHtml(nonce)}">${json}</script>`;
}
