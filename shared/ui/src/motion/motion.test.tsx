import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePrefersReducedMotion } from './use-media-query.ts';
import { useRotation } from './use-rotation.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

describe('useRotation', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('moves on at every interval, and starts over at the end', () => {
    const { result } = renderHook(() => useRotation(3, 4000, true));
    const seen = [0, 1, 2, 3].map(() => {
      const { shown } = result.current;
      pass(4000);
      return shown;
    });
    expect(seen).toEqual([0, 1, 2, 0]);
  });

  test('stops while paused and goes on from there', () => {
    const { result, rerender } = renderHook(({ on }) => useRotation(3, 4000, on), {
      initialProps: { on: true },
    });
    pass(4000);
    rerender({ on: false });
    pass(20_000);
    expect(result.current.shown).toBe(1);
    rerender({ on: true });
    pass(4000);
    expect(result.current).toEqual({ shown: 2, before: 1, after: 0 });
  });

  test('starts no timer for a single item', () => {
    renderHook(() => useRotation(1, 4000, true));
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('useScrolledPast', () => {
  function layOut(scrollHeight: number, scrollY: number) {
    Object.defineProperties(document.documentElement, {
      scrollHeight: { configurable: true, value: scrollHeight },
      clientHeight: { configurable: true, value: 1000 },
    });
    Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
  }
  const scrollTo = (scrollY: number) => {
    layOut(3000, scrollY);
    act(() => void window.dispatchEvent(new Event('scroll')));
  };

  test('becomes true past the share of the height and stays true', () => {
    layOut(3000, 0);
    const { result } = renderHook(() => useScrolledPast(0.8));
    scrollTo(1600);
    expect(result.current).toBe(false);
    scrollTo(1601);
    expect(result.current).toBe(true);
    scrollTo(0);
    expect(result.current).toBe(true);
  });

  test('stays false on a page that does not scroll', () => {
    layOut(1000, 0);
    const { result } = renderHook(() => useScrolledPast(0.8));
    expect(result.current).toBe(false);
  });
});

describe('usePrefersReducedMotion', () => {
  test('is true where the browser cannot tell', () => {
    expect(renderHook(() => usePrefersReducedMotion()).result.current).toBe(true);
  });
});
