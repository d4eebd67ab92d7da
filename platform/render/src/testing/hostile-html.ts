/** Elements that browsers move, end, or read in another way than others, and some that they leave alone. */
const elements = `
  div p b a nobr ul li dl dd dt h1 h2 form ruby rt table caption colgroup col tbody tr td svg
  g desc title image foreignObject math mi mtext annotation-xml select option optgroup hr
  template noscript textarea button marquee object keygen br input img script style body html
  head plaintext header main`
  .trim()
  .split(/\s+/);
/** What some of them are put beside or in more often: what browsers take there, and what ends something there. */
const oftenIn: Record<string, readonly string[]> = {
  div: ['button', 'h1', 'a', 'table', 'select', 'li', 'form', 'textarea', 'svg', 'template'],
  table: ['tbody', 'tr', 'td', 'caption', 'colgroup', 'div', 'table'],
  tbody: ['tr', 'td'],
  tr: ['td', 'div'],
  td: ['div', 'table', 'td'],
  svg: ['g', 'desc', 'title', 'svg', 'a', 'foreignObject', 'div', 'p'],
  desc: ['svg', 'a', 'title', 'div'],
  math: ['mi', 'mtext', 'annotation-xml', 'div'],
  foreignobject: ['div', 'svg', 'table'],
  select: ['option', 'optgroup', 'div', 'input', 'button', 'table'],
  option: ['optgroup', 'div', 'option'],
  button: ['div', 'button'],
  textarea: ['div', 'textarea'],
  title: ['div', 'title'],
  noscript: ['div', 'noscript', 'textarea'],
  h1: ['h2', 'div', 'h1'],
  ul: ['li'],
  li: ['div', 'li'],
  dl: ['dd', 'dt'],
  dd: ['div', 'dt'],
  a: ['div', 'a'],
  form: ['div', 'form'],
};
/** What follows a tag's name: well and badly quoted attributes, which a browser may read as more than that. */
const attributes = [
  ' a="1"',
  ' a',
  " a='1'",
  ' a=1',
  ' a="1"b="2"',
  ' a="<p>"',
  ' a=">"',
  ' a="</noscript></div>"',
  ' a="&quot;>"',
  '\0a',
  ' on="1"',
  ' onload="1"',
  '/onload="1"',
  ' =""',
  ' a="',
  ' a\0="1"',
  ' data-x="1"',
  '\f',
  '/',
  ' shadowrootmode="open"',
  ' encoding="text/html"',
  ' color="red"',
  ' type="hidden"',
  ' a:b=""',
];
const texts = [
  'x',
  ' ',
  '\0',
  '&lt;',
  '&#0;',
  '&#60;p&#62;',
  '<!-- -->',
  '<!---->',
  '<!-->',
  '<!--x--!>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<![CDATA[x]]>',
  ']]>',
  '<?x?>',
  '<!doctype html>',
  '</',
  '<',
  '</div>',
  '</table>',
  '</svg>',
  '</form>',
  '</body>',
  '</a>',
  '</template>',
  '</select>',
];

/**
 * Makes HTML that is as strange as a check takes it: pairs of tags and texts, each put in where it may be.
 * @param check whether a text is taken
 * @param seed the same one makes the same texts
 * @returns the next text that the check takes; undefined where it did not take what was tried
 */
export function hostileHtml(
  check: (html: string) => boolean,
  seed: number,
): () => string | undefined {
  let state = seed;
  let made = 0;
  let tokens: string[] = [];
  /** A whole number below another (mulberry32). */
  const below = (max: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * max);
  };
  const one = (of: readonly string[]) => of[below(of.length)] ?? '';

  return () => {
    if (tokens.length > 30) tokens = [];
    const [begin, rest] = [below(tokens.length + 1), [...tokens]];
    if (below(6) === 0) rest.splice(begin, 0, one(texts));
    else {
      const before = /^<([a-z]+)/i.exec(tokens[begin - 1] ?? '')?.[1]?.toLowerCase() ?? '';
      const chosen = one((below(2) === 0 && oftenIn[before]) || elements);
      const name = below(30) === 0 ? chosen.toUpperCase() : chosen;
      const end = begin + below(tokens.length + 1 - begin);
      if (below(8) > 0) rest.splice(end, 0, `</${name}>`);
      made += 1;
      rest.splice(begin, 0, `<${name} data-n="${made}"${below(6) === 0 ? one(attributes) : ''}>`);
    }
    const html = rest.join('');
    if (!check(html)) return undefined;
    tokens = rest;
    return html;
  };
}
