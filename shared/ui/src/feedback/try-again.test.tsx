import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more.tsx';
import { ErrorState } from './message-state.tsx';
import { TryAgain } from './try-again.tsx';

const retry = jest.fn();
const online = jest.spyOn(navigator, 'onLine', 'get');
const visibility = jest.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  retry.mockReset();
  online.mockReturnValue(true);
  visibility.mockReturnValue('visible');
});
afterEach(() => {
  online.mockReset();
  visibility.mockReset();
});

const returns = () => act(() => void window.dispatchEvent(new Event('online')));
const comesBack = () => fireEvent(document, new Event('visibilitychange'));

describe('Try again', () => {
  test('is pressed by the visitor', async () => {
    render(<TryAgain onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('presses itself when the network or the visitor returns, and not once it is gone', () => {
    const { unmount } = render(<TryAgain onRetry={retry} />);
    returns();
    comesBack();
    expect(retry).toHaveBeenCalledTimes(2);
    unmount();
    returns();
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('waits while the browser is offline, the tab is hidden, or it is under way', () => {
    const { rerender } = render(<TryAgain onRetry={retry} />);
    online.mockReturnValue(false);
    comesBack();
    online.mockReturnValue(true);
    visibility.mockReturnValue('hidden');
    returns();
    visibility.mockReturnValue('visible');
    rerender(<TryAgain onRetry={retry} busy />);
    returns();
    expect(retry).not.toHaveBeenCalled();
  });

  test.each([
    ['a page or part', <ErrorState key="state" title="Failed to load" onRetry={retry} />],
    [
      'the rest of a list',
      <LoadMore key="more" hasMore busy={false} status="" error="Failed" onLoadMore={retry} />,
    ],
  ])('loads by itself what failed: %s', (_what, failed) => {
    render(failed);
    returns();
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
