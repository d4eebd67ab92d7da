const fields =
  'input:enabled:not([type="hidden"], [type="file"]), select:enabled, textarea:enabled';

/** The first field inside an element; in a group of radio buttons, the one that the Tab key reaches. */
function firstField(element: Element): HTMLElement | null {
  const first = element.querySelector<HTMLElement>(fields);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = element.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(first.name)}"]`);
  return [...group].find(({ checked }) => checked) ?? first;
}

/**
 * Focuses the first field of a dialog as soon as it exists: the content may still be loading. Does nothing once the
 * visitor has moved the focus.
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
