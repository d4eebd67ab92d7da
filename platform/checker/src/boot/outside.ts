/** What a page shows outside the place of its remote: header, footer, the page itself. */
export interface Outside {
  /** How many style rules the page has. */
  ruleCount: number;
  /** Its style rules, each with the places of the elements outside that it selects. */
  rules: { text: string; places: string[] }[];
  /** Place of an element → how it looks. */
  looks: Record<string, string>;
}

/** The most style rules that are read: each is compared with each element. */
const maxStyleRules = 10_000;

const maxProblems = 3;
const maxTextLength = 80;

/** The outside of the page that is open, as an expression. An element's place is its path, such as `body/footer:1`. */
export const lookOutside = `(() => {
  const main = document.querySelector('main') ?? document.body;
  const outside = [document.documentElement, ...document.body.querySelectorAll('*'), document.body]
    .filter((element) => !main.contains(element) && !element.closest('script, style, template, noscript'));
  const placeOf = (element) => {
    if (!element.parentElement) return element.localName;
    const same = [...element.parentElement.children].filter(({ localName }) => localName === element.localName);
    return placeOf(element.parentElement) + '/' + element.localName + ':' + (same.indexOf(element) + 1);
  };
  const places = new Map(outside.map((element) => [element, placeOf(element)]));
  const rules = [];
  let ruleCount = 0;
  const selects = (selector) => {
    const plain = selector.replace(/::[\\w-]+(\\([^)]*\\))?|:(before|after)\\b/g, '').trim() || '*';
    // An element that is not hovered now may be later.
    const pointedAt = plain.replace(/:(hover|focus|focus-visible|focus-within|active|visited)\\b/g, ':is(*)');
    return outside.filter((element) => {
      try { return element.matches(plain) || element.matches(pointedAt); } catch { return false; }
    });
  };
  const readAll = (list, around, parent) => {
    for (const rule of list) {
      ruleCount += 1;
      if (ruleCount > ${maxStyleRules}) continue;
      const { selectorText, cssRules = [] } = rule;
      if (selectorText !== undefined) {
        const selector = parent === '' ? selectorText : selectorText.replaceAll('&', ':is(' + parent + ')');
        // A page may decide how far it scrolls to what it shows.
        const isForScrolling = [...rule.style].every((property) => property.startsWith('scroll-'));
        const found = isForScrolling ? [] : selects(selector);
        rules.push({ text: around + rule.cssText, places: found.map((element) => places.get(element)) });
        readAll(cssRules, around, selector);
      } else readAll(cssRules, around + rule.cssText.slice(0, rule.cssText.indexOf('{') + 1) + ' ', parent);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try { readAll(sheet.cssRules, '', ''); } catch { /* A sheet of another site cannot be read. */ }
  }
  const seen = ['display', 'visibility', 'opacity', 'color', 'backgroundColor', 'backgroundImage', 'fontFamily',
    'fontSize', 'fontWeight', 'textTransform', 'filter', 'position', 'pointerEvents'];
  for (const animation of document.getAnimations()) {
    try { animation.finish(); } catch { /* It never ends. */ }
  }
  const looks = {};
  for (const [element, place] of places) {
    const style = getComputedStyle(element);
    looks[place] = seen.map((one) => style[one]).join(' | ');
  }
  return { ruleCount, rules, looks };
})()`;

/** Styles that apply outside the remote's place, but not while its files are withheld. */
export function stylesOutside(page: Outside, alone: Outside): string[] {
  if (page.ruleCount > maxStyleRules) {
    return [`it has ${page.ruleCount} style rules, where ${maxStyleRules} are allowed`];
  }
  const known = new Set(alone.rules.map(({ text }) => text));
  return page.rules
    .filter(({ text, places }) => !known.has(text) && places.some((place) => place in alone.looks))
    .slice(0, maxProblems)
    .map(({ text, places }) => {
      const place = places.find((one) => one in alone.looks) ?? '';
      return `its styles reach outside its place: ${text.slice(0, maxTextLength)} applies to ${nameOf(place)}`;
    });
}

/** What looks different after the remote's page was left. */
export function changedLooks(after: Outside, alone: Outside): string[] {
  return Object.entries(alone.looks)
    .filter(([place, look]) => after.looks[place] !== look)
    .slice(0, maxProblems)
    .map(([place, look]) => {
      const now = after.looks[place];
      const how = now === undefined ? 'is gone' : `changes from ${differing(look, now)}`;
      return `${nameOf(place)} ${how}`;
    });
}

function differing(before: string, after: string): string {
  const [old, now] = [before, after].map((look) => look.split(' | '));
  const at = old?.findIndex((value, place) => value !== now?.[place]) ?? -1;
  return `${old?.[at]} to ${now?.[at]}`;
}

/** The last two elements of a path, without their numbers. */
function nameOf(place: string): string {
  return place.replaceAll(':1', '').split('/').slice(-2).join(' ');
}
