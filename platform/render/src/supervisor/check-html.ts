/**
 * What React writes: a comment without text of its own, or a tag whose attributes are quoted and hold no `<`. Whatever a
 * browser could read in another way is left over.
 */
const written = /<!--[^<>]*?-->|<\/?([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"<]*")?)*)\s*\/?>/giu;
/** Elements that run or load something, or change what the document is. */
const forbidden =
  /^(?:script|style|link|meta|base|i?frame|frameset|object|embed|applet|portal|plaintext|xmp|noembed|noframes|html|head|body)$/u;
const attribute = /([^\s"'<>/=]+)(?:="([^"<]*)")?/gu;
/** Elements by whose name the document's own properties can be taken. */
const takesNames = /^(?:img|image|form)$/u;

/**
 * Checks the HTML of a child. Each remote of a composition may have written in it, also into the page of another one,
 * whose visitors load nothing of theirs: it may have nothing that runs, and nothing that the page has itself.
 * @returns what it may not have; undefined where it has nothing of that
 */
export function problemOfHtml(html: string): string | undefined {
  let end = 0;
  for (const match of html.matchAll(written)) {
    if (html.slice(end, match.index).includes('<')) break;
    end = match.index + match[0].length;
    const [, element = '', attributes = ''] = match;
    const problem = problemOfTag(element.toLowerCase(), attributes);
    if (problem) return `its HTML has ${problem}`;
  }
  const at = html.indexOf('<', end);
  return at < 0 ? undefined : `its HTML has what React does not write: ${html.slice(at, at + 40)}`;
}

function problemOfTag(element: string, attributes: string): string | undefined {
  if (forbidden.test(element)) return `<${element}>`;
  for (const [, given = '', value = ''] of attributes.matchAll(attribute)) {
    const name = given.toLowerCase();
    // React writes one in the place of what it leaves to the browser.
    const isStrange = element === 'template' && !name.startsWith('data-');
    const isTaken =
      (name === 'id' && value.startsWith('aangan-')) ||
      (name === 'name' && takesNames.test(element));
    if (isStrange || isTaken || /^(?:on.*|srcdoc|formaction|nonce|is)$/u.test(name)) {
      return `<${element} ${name}="${value.slice(0, 40)}">`;
    }
  }
  return undefined;
}
