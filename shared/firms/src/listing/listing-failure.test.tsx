import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ListingFailure, type ListingFailureProps } from './listing-failure.tsx';

const show = (problem: ListingFailureProps['problem']) =>
  render(
    <ListingFailure
      title="It failed"
      problem={problem}
      retrying={false}
      onRetry={() => undefined}
    />,
  );

test('a failed listing names what failed as the page’s heading, with a way to try again', () => {
  show({ kind: 'server' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It failed');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a failed listing says when the visitor is offline, and how long to wait after too many requests', () => {
  show({ kind: 'network' });
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  show({ kind: 'throttled', retryAfter: 12 });
  expect(screen.getByText('Too many requests. Try again in 12 seconds.')).toBeInTheDocument();
});
