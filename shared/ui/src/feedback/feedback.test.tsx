import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more.tsx';
import { EmptyState, ErrorState } from './message-state.tsx';
import { Notice } from './notice.tsx';
import { Spinner } from './spinner.tsx';

describe('ErrorState', () => {
  test('announces what failed and retries once per press', async () => {
    const retry = jest.fn();
    const { rerender } = render(<ErrorState title="Failed to load designers" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load designers');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<ErrorState title="Failed to load designers" onRetry={retry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('ErrorState that replaces a page', () => {
  test('is the page’s heading', () => {
    render(<ErrorState title="Designer not found" wholePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Designer not found');
  });
});

describe('EmptyState', () => {
  test('says that there is nothing and what to do next', () => {
    render(
      <EmptyState title="No Requests Yet">
        <a href="/">Explore Designers</a>
      </EmptyState>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('No Requests Yet');
    expect(screen.getByRole('link', { name: 'Explore Designers' })).toBeInTheDocument();
  });
});

describe('LoadMore', () => {
  const words = { busy: false, status: '12 of 24 designers', onLoadMore: jest.fn() };

  test('has its button only where there is more', () => {
    const { rerender } = render(<LoadMore {...words} hasMore />);
    expect(screen.getByRole('button', { name: 'Load more' })).toBeInTheDocument();
    rerender(<LoadMore {...words} hasMore={false} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('12 of 24 designers')).toBeInTheDocument();
  });

  test('is a link to what follows where that has a page, and an ordinary press stays on this one', async () => {
    const load = jest.fn();
    render(<LoadMore {...words} hasMore href="/designers?page=2" onLoadMore={load} />);
    const more = screen.getByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/designers?page=2');
    expect(fireEvent.click(more)).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
    expect(fireEvent.click(more, { ctrlKey: true })).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('ignores presses of the link while it loads', () => {
    const load = jest.fn();
    render(<LoadMore {...words} hasMore busy href="/designers?page=2" onLoadMore={load} />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Load more' }))).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test('says why loading more failed and offers to try again', () => {
    render(<LoadMore {...words} hasMore error="You seem to be offline." />);
    expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('Notice', () => {
  test('is announced at once for an error, and politely otherwise', () => {
    render(
      <>
        <Notice tone="error" heading="Registration Failed">
          Email: already taken
        </Notice>
        <Notice>Your email is not verified yet.</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Registration FailedEmail: already taken');
    expect(screen.getByRole('status')).toHaveTextContent('not verified');
  });
});

describe('Spinner', () => {
  test('announces what is loading', () => {
    render(<Spinner label="Loading designers…" />);
    expect(screen.getByRole('status', { name: 'Loading designers…' })).toBeInTheDocument();
  });
});
