import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidateSite } from './candidate-site.ts';
import type { OpenPage } from './open-page.ts';
import { visiting } from './visiting.ts';

/** What a page does only after it was shown is waited for, in milliseconds. */
const settledMs = 250;

/**
 * Translates a page as browsers do, and leaves and opens it once more: what a component puts beside a text of its own
 * may not be found again there.
 * @param between the address of the other page
 * @returns what fails; the page stays translated
 */
export async function translatedProblems(
  page: OpenPage,
  site: CandidateSite,
  { address, between }: { address: string; between: string },
): Promise<string[]> {
  const known = page.errors().length;
  await page.evaluate(translating);
  await page.evaluate(visiting({ address, between, times: 1 }));
  await sleep(settledMs);
  return [...site.reported(), ...page.errors().slice(known)].map(
    (detail) => `translated by the browser: ${detail}`,
  );
}

/** As Chrome does it: each text gives way to two elements, again whenever a text is new. */
const translating = `(() => {
  const left = 'font, script, style, noscript, textarea, [translate="no"]';
  const translate = (text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data + ' (हिन्दी)';
    text.replaceWith(outer);
  };
  const translateBelow = (node) => {
    if (node instanceof Text) return translate(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(translate);
  };
  document.documentElement.classList.add('translated-ltr');
  translateBelow(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateBelow(target);
      else addedNodes.forEach(translateBelow);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
})()`;
