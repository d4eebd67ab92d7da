/** A language that pages are translated into, and what every translated text ends with. */
export interface Translation {
  language: string;
  mark: string;
}

export const intoHindi: Translation = { language: 'hi', mark: ' (हिन्दी)' };

/**
 * A script that translates its page as Chrome does: each text is replaced by two `<font>` elements, again for each new
 * text, and the page says that it is in that language. Typed text and elements with `translate="no"` are left out.
 */
export const translating = ({ language, mark }: Translation) => `(() => {
  const left = 'font, script, style, noscript, textarea, [translate="no"]';
  const translate = (text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data + '${mark}';
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
  document.documentElement.lang = '${language}';
  translateBelow(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateBelow(target);
      else addedNodes.forEach(translateBelow);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
})()`;
