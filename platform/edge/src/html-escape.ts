const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the content of an element. */
export function text(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text for a quoted attribute. */
export const attribute = text;

/** Data for the page's scripts, as an element that no content of it can close. */
export function inlineJson(id: string, data: unknown, nonce: string): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${attribute(id)}" nonce="${attribute(nonce)}">${json}</script>`;
}
