import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a value that is typed is known once its typing pauses', () => {
  const { result, rerender } = renderHook(useSettled<string>, { initialProps: '' });
  for (const typed of ['1', '18', '18 l']) {
    rerender(typed);
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('');
  }
  act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBe('18 l');
});
