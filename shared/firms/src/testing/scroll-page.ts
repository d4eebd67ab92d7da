import { act } from '@testing-library/react';

/** Scrolls a page of twice the window's height to a share of its way (0–1); jsdom has no layout of its own. */
export function scrollPage(share: number): void {
  Object.defineProperties(document.documentElement, {
    scrollHeight: { configurable: true, value: 2_000 },
    clientHeight: { configurable: true, value: 1_000 },
  });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: share * 1_000 });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
