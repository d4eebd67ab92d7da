const fields =
  'input:enabled:not([type="hidden"], [type="file"]), select:enabled, textarea:enabled';

/** The first field inside an element; of a group of radio buttons the one that the Tab key reaches. */
function firstField(element: Element): HTMLElement | null {
  const first = element.querySelector<HTMLElement>(fields);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = element.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(first.name)}"]`);
  return [...group].find(({ checked }) => checked) ?? first;
}

/**
 * Focuses the first field of a dialog as soon as there is one: its content may still be loading. A focus that the
 * visitor has moved stays.
 * @returns a function that stops waiting
 */
export function focusFirstField(dialog: HTMLElement): () => void {
  const start = document.activeElement;
  const observer = new MutationObserver(place);
  function place() {
    const field = firstField(dialog);
    const isMoved = document.activeElement !== start && document.activeElement !== document.body;
    if (!isMoved) field?.focus();
    if (field || isMoved) observer.disconnect();
  }
  observer.observe(dialog, { childList: true, subtree: true });
  place();
  return () => observer.disconnect();
}
