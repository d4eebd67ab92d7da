import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useRefetchAfterFailure } from './use-refetch-after-failure.ts';

const refetch = jest.fn();
const failed = { data: 'shown', error: { status: 503 }, isFetching: false, refetch };
const open = (query: Parameters<typeof useRefetchAfterFailure>[0]) =>
  renderHook((props) => useRefetchAfterFailure(props), { initialProps: query });

describe('what is shown and could not be brought up to date', () => {
  beforeEach(() => {
    refetch.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is asked for again, until it can', () => {
    const { rerender } = open(failed);
    expect(refetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(8_000);
    expect(refetch).toHaveBeenCalledTimes(1);
    rerender({ ...failed, isFetching: true });
    rerender(failed);
    jest.advanceTimersByTime(8_000);
    expect(refetch).toHaveBeenCalledTimes(2);
    rerender({ data: 'news', isFetching: false, refetch });
    jest.advanceTimersByTime(60_000);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  test('is left alone while it is being asked for, and once the page is left', () => {
    open({ ...failed, isFetching: true });
    open(failed).unmount();
    jest.advanceTimersByTime(60_000);
    expect(refetch).not.toHaveBeenCalled();
  });

  test('is left to the visitor where there is nothing to show, or a further page failed', () => {
    open({ ...failed, data: undefined });
    open({ ...failed, isFetchNextPageError: true });
    jest.advanceTimersByTime(60_000);
    expect(refetch).not.toHaveBeenCalled();
  });
});
