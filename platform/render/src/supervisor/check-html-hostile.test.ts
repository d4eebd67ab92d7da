import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { hostileHtml } from '../testing/hostile-html.ts';
import { problemOfHtml } from './check-html.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements that run or load something, or are the document's own. */
const harmful = /^(?:script|style|link|meta|base|iframe|object|embed|applet|math|body|html|head)$/u;
const harmfulAttribute = /^(?:on.*|srcdoc|formaction)$/u;
/**
 * Elements that must hold what is written in them, as the root must. P and what may be in a P are not among them: a P ends
 * where a DIV begins, and with it what is open in it.
 */
const holders = /^(?:div|main|header|ul|dl|h1|h2|table|tbody|tr|td|caption|select|button)$/u;
const withoutEnd = /^(?:col|hr|image|img|input|br)$/iu;

const pageOf = (html: string) =>
  `<!DOCTYPE html><html><head></head><body><div id="root">${html}</div><p id="after">x</p></body></html>`;

/** An element, and the numbers of those that it is in. Each has one that it is written with. */
interface Placed {
  name: string;
  within: string[];
}

/** The elements of HTML by their numbers, where they are written. */
function writtenIn(html: string): Map<string, Placed> {
  const elements = new Map<string, Placed>();
  const open: string[] = [];
  for (const tag of html.matchAll(/<(\/?)([a-z][\w-]*)(?: data-n="(\d+)")?/gi)) {
    const [, slash, name = '', number] = tag;
    if (slash) open.pop();
    if (number === undefined) continue;
    elements.set(number, { name: name.toLowerCase(), within: [...open] });
    if (!withoutEnd.test(name)) open.push(number);
  }
  return elements;
}

/** The elements that a browser has made in another, some of them without a number or a second time. */
function* madeIn(
  parent: Parent,
  within: string[] = [],
): Generator<Placed & { attrs: Map<string, string> }> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    const attrs = new Map(child.attrs.map(({ name, value }) => [name, value]));
    yield { name: child.tagName, within, attrs };
    const number = attrs.get('data-n');
    const inner = 'content' in child ? child.content : child;
    yield* madeIn(inner, number === undefined ? within : [...within, number]);
  }
}

/** What a browser makes of HTML in the root that it must not. @param runsScripts whether the browser does */
function problemsInBrowser(html: string, runsScripts: boolean): string[] {
  const document = parse(pageOf(html), { scriptingEnabled: runsScripts });
  const [, body] = (document.childNodes[1] as Element).childNodes;
  const root = (body as Element).childNodes[0] as Element;
  const [written, made] = [writtenIn(html), new Map<string, Placed>()];
  const problems: string[] = [];
  for (const { name, within, attrs } of madeIn(root)) {
    if (harmful.test(name)) problems.push(`there is a ${name}`);
    for (const one of attrs.keys()) if (harmfulAttribute.test(one)) problems.push(one);
    if (name === 'template' && attrs.has('shadowrootmode')) problems.push('there is a shadow root');
    const number = attrs.get('data-n');
    if (number !== undefined && !made.has(number)) made.set(number, { name, within });
  }
  const holding = [...made].filter(([, { name }]) => holders.test(name)).map(([number]) => number);
  const held = (place: Placed | undefined) => holding.filter((one) => place?.within.includes(one));
  for (const [number, place] of made) {
    const [is, should] = [held(place), held(written.get(number))].map(String);
    if (is !== should) problems.push(`${place.name} ${number} is in ${is}, and not in ${should}`);
  }
  root.childNodes = [];
  if (serialize(document) !== pageOf('')) problems.push('something is not in the root');
  return problems;
}

describe('hostile HTML that the check takes', () => {
  test('stays in the root and where it is written, and has nothing that runs', () => {
    const next = hostileHtml((html) => problemOfHtml(html) === undefined, 20_260_101);
    let taken = 0;
    for (let tries = 0; tries < 20_000; tries += 1) {
      const html = next();
      if (html === undefined) continue;
      taken += 1;
      assert.deepEqual(problemsInBrowser(html, taken % 2 === 0), [], html);
    }
    assert.ok(taken > 3_000, `only ${taken} texts were taken`);
  });
});
