const fields = 'input, textarea, select, [contenteditable]';

/**
 * Watches what the visitor types, chooses and attaches. React keeps the fields' defaults equal to their values, so that
 * the page itself does not tell what was typed.
 * @returns whether a field that is still on the page holds something that the visitor has entered
 */
export function watchTypedFields(page: Document): () => boolean {
  const entered = new WeakSet<Element>();
  const note = ({ target }: Event) => {
    if (target instanceof Element) entered.add(target);
  };
  page.addEventListener('input', note, true);
  page.addEventListener('change', note, true);
  return () => [...page.querySelectorAll(fields)].some((one) => entered.has(one) && isFilled(one));
}

function isFilled(field: Element): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // What was ticked may differ from before either way.
    return ['checkbox', 'radio'].includes(field.type) || field.value !== '';
  }
  return field instanceof HTMLSelectElement || field.textContent !== '';
}
