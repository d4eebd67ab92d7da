import type { Firm } from './page.tsx';

export const root = document.getElementById('root') as HTMLElement;
export const firms = JSON.parse(
  document.getElementById('firms')?.textContent ?? '[]',
) as Firm[];

/** Resolves when an element is seen or touched. */
export const seen = (element: Element) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    }).observe(element);
    element.addEventListener('pointerdown', () => resolve(), { once: true });
  });

export const placeOf = (id: number) =>
  document.querySelector(`[data-firm="${id}"]`) as HTMLElement;
