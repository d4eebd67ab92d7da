/**
 * Most of a test's time in jsdom goes to the styles of elements, which searches by role ask for: each element is
 * matched against each rule of each style sheet. Most rules name one class that the element does not have; these are
 * passed over here, before the selector is run.
 */

/** A class or a type that an element needs for the selector to match; undefined where that is not plain to see. */
function neededNames(selector) {
  if (!selector || /[(\\[]/.test(selector)) return undefined;
  return selector.split(',').map((alternative) => {
    const subject = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return {
      className: /\.([\w-]+)/.exec(subject)?.[1],
      type: /^[a-z][a-z\d]*/.exec(subject)?.[0],
    };
  });
}

/** Puts the quick look in front of jsdom's own matching of style rules. To be called before jsdom is loaded. */
export function passOverUnfittingRules(requireOfJsdom) {
  const selectors = requireOfJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
  const known = new Map();
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) => {
    if (!known.has(selector)) known.set(selector, neededNames(selector));
    const alternatives = known.get(selector);
    const canMatch = ({ className, type }) =>
      (!className || element.classList.contains(className)) &&
      (!type || element._localName === type);
    if (alternatives && !alternatives.some(canMatch)) return false;
    return matchesDontThrow(element, selector);
  };
}
