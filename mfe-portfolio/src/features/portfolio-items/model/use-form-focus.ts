import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NewItem } from './upload-queue.ts';

/**
 * A form that is dropped, or that its upload replaces or gives back, takes the focus with it: then its section gets the
 * focus, or that of the next form.
 * @param forms the element whose sections are the forms
 */
export function useFormFocus(forms: RefObject<HTMLElement | null>, items: readonly NewItem[]) {
  const before = useRef(items);
  useEffect(() => {
    const previous = before.current;
    before.current = items;
    const changed = previous.findIndex(
      ({ id, state }) => items.find((item) => item.id === id)?.state !== state,
    );
    if (changed === -1 || !isFocusLost()) return;
    sectionsIn(forms.current)[Math.min(changed, items.length - 1)]?.focus();
  }, [forms, items]);
}

/**
 * Each form focuses its own first mistake when it is sent. Where several are sent at once, the first one of all gets the
 * focus after that.
 * @returns the function to call when the forms have shown their mistakes
 */
export function useFirstMistake(forms: RefObject<HTMLElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    forms.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, forms]);
  return () => setAttempts((count) => count + 1);
}

const sectionsIn = (forms: HTMLElement | null) =>
  [...(forms?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.tagName === 'SECTION',
  );

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.tagName === 'DIALOG';
}
