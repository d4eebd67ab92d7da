/**
 * What React writes: a comment without text, or a tag whose attributes are quoted and contain no `<`. Anything that a
 * browser could parse differently does not match, nor does a tag with implausibly many attributes.
 */
const written =
  /<!--[^<>]*?-->|<(\/?)([a-z][a-z\d:-]*)((?:[\t\n\f\r ]+[a-z_:][\w:.-]*(?:="[^"<]*")?){0,64})[\t\n\f\r ]*\/?>/gi;
/** More than any page has; a bound, because the process that checks them serves all channels. */
const maxTags = 20_000;
/** Browsers flatten deeper nesting. */
const maxDepth = 200;
/** Elements that run or load something, or change what the document is. */
const forbidden =
  /^(?:script|style|link|meta|base|frame|frameset|object|embed|applet|portal|plaintext|xmp|noembed|noframes|math|html|head|body)$/u;
/** Void elements. */
const empty = /^(?:area|br|col|hr|image|img|input|source|track|wbr)$/u;
const attribute = /([a-z_:][\w:.-]*)(?:="([^"<]*)")?/gi;
/** Elements whose content browsers parse as text, so that no tag may begin in it. */
const holdsText = /^(?:textarea|title|iframe)$/u;
/**
 * An open element of these is ended by the next of its kind, also at a deeper level: the browser's tree would differ
 * from ours.
 */
const endsItsKind = /^(?:a|button|form|nobr|noscript|option|optgroup|select)$/u;
/** The same, unless one of these elements is between the two. */
const listOf: Record<string, RegExp> = { li: /^(?:ul|ol)$/u, dd: /^dl$/u, dt: /^dl$/u };
const inSelect = /^(?:option|optgroup|hr)$/u;
const heading = /^h[1-6]$/u;
const cell = /^(?:td|th|caption)$/u;
/** The required parent of each table element: anywhere else browsers drop it, or close other elements for it. */
const parentOf: Record<string, RegExp> = {
  caption: /^table$/u,
  colgroup: /^table$/u,
  col: /^colgroup$/u,
  thead: /^table$/u,
  tbody: /^table$/u,
  tfoot: /^table$/u,
  tr: /^(?:thead|tbody|tfoot)$/u,
  td: /^tr$/u,
  th: /^tr$/u,
};
const holdsOwn = /^(?:table|thead|tbody|tfoot|tr|colgroup)$/u;
/** Elements inside drawings; any other ends the drawing that contains it. */
const drawn =
  /^(?:svg|g|a|path|circle|rect|line|polyline|polygon|ellipse|text|tspan|defs|use|clippath|mask|pattern|lineargradient|radialgradient|stop|symbol|title|desc|filter|fe[a-z]+|image|marker)$/u;

/** Elements whose name shadows properties of the document. */
const takesNames = /^(?:img|image|form)$/u;
/** Attributes that run code, or send elsewhere what is typed. React keeps them on hydration. */
const forbiddenAttributes =
  /^(?:on.*|srcdoc|form|formaction|formmethod|formtarget|formenctype|nonce|is|ping)$/u;

/**
 * Checks the HTML of a child. Any remote of the composition may have written it, also into another remote's page: it
 * must contain nothing that runs, nothing that belongs to the page itself, and no element left open.
 * @returns the first problem; undefined if there is none
 */
export function problemOfHtml(html: string): string | undefined {
  const open: string[] = [];
  let [end, tags] = [0, 0];
  for (const match of html.matchAll(written)) {
    if (html.slice(end, match.index).includes('<')) break;
    end = match.index + match[0].length;
    tags += 1;
    if (tags > maxTags) return `its HTML has more than ${maxTags} tags`;
    const [, slash, name, attributes = ''] = match;
    const element = name?.toLowerCase();
    if (element === undefined) continue;
    const problem = problemOfTag(element, attributes, slash === '/');
    if (problem) return `its HTML has ${problem}`;
    if (slash) {
      if (open.pop() !== element) return `its HTML has </${element}> where it is not open`;
      continue;
    }
    if (!fits(element, open)) return `its HTML has <${element}> in <${open.join('><')}>`;
    if (!empty.test(element)) open.push(element);
    if (open.length > maxDepth) return `its HTML is more than ${maxDepth} elements deep`;
  }
  const at = html.indexOf('<', end);
  if (at >= 0) return `its HTML has what React does not write: ${html.slice(at, at + 40)}`;
  return open.length > 0 ? `its HTML leaves <${open.at(-1)}> open` : undefined;
}

/** Whether a browser inserts the element where it is written, without closing any open element. */
function fits(element: string, open: readonly string[]): boolean {
  const parent = open.at(-1) ?? '';
  if (holdsText.test(parent)) return false;
  if (open.includes('svg') && !drawn.test(element)) return false;
  const parents = Object.hasOwn(parentOf, element) ? parentOf[element] : undefined;
  if (parents ? !parents.test(parent) : holdsOwn.test(parent)) return false;
  if (open.includes('noscript') && holdsText.test(element)) return false;
  if (open.includes('select') && !inSelect.test(element)) return false;
  if (heading.test(element) && open.some((name) => heading.test(name))) return false;
  if (element === 'table') return !after(open, cell).includes('table');
  if (endsItsKind.test(element)) return !open.includes(element);
  const list = Object.hasOwn(listOf, element) && listOf[element];
  if (!list) return true;
  const since = after(open, list);
  return (
    !since.includes(element) &&
    (element === 'li' || !since.some((name) => Object.hasOwn(listOf, name)))
  );
}

/** The open elements since the last of these. */
const after = (open: readonly string[], names: RegExp): readonly string[] =>
  open.slice(open.findLastIndex((name) => names.test(name)) + 1);

/** Of a frame of a remote of low trust, which the shell makes: what it may have, and must have. */
const frameAttributes: Readonly<Record<string, RegExp>> = {
  // What is typed into its query, or given to a part, can be any text.
  src: /^\/frames\/[a-z][a-z\d-]*\/(?![^?]*(?:\.\.|%2e|&#|[\\\t\n\r]))/iu,
  sandbox: /^allow-scripts allow-forms$/u,
  title: /^/u,
  class: /^/u,
  referrerpolicy: /^no-referrer$/u,
};

function problemOfFrame(attributes: string): string | undefined {
  const given = [...attributes.matchAll(attribute)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
  );
  const isOurs = given.every(
    ([name, value]) => Object.hasOwn(frameAttributes, name) && frameAttributes[name]?.test(value),
  );
  const names = new Set(given.map(([name]) => name));
  return isOurs && names.has('src') && names.has('sandbox') ? undefined : `<iframe${attributes}>`;
}

function problemOfTag(element: string, attributes: string, isEnd: boolean): string | undefined {
  if (forbidden.test(element)) return `<${element}>`;
  if (element === 'iframe' && !isEnd) return problemOfFrame(attributes);
  for (const [, given = '', value = ''] of attributes.matchAll(attribute)) {
    const name = given.toLowerCase();
    // React writes a template element in the place of what it leaves to the browser.
    const isStrange = element === 'template' && !name.startsWith('data-');
    const isTaken =
      // Browsers decode character references, and no id of ours contains one.
      (name === 'id' && /^aangan|&/u.test(value)) || (name === 'name' && takesNames.test(element));
    const leads = name === 'action' && !/^(?:#|\/(?![/\\])|$)[^&\t\n\r]*$/u.test(value);
    const loads = name === 'style' && /url|image|src|[&\\]/iu.test(value);
    if (isStrange || isTaken || leads || loads || forbiddenAttributes.test(name)) {
      return `<${element} ${name}="${value.slice(0, 40)}">`;
    }
  }
  return undefined;
}
