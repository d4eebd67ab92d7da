import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListingResults, type ListingResultsProps } from './listing-results.tsx';

interface Firm {
  id: number;
  name: string;
}

const texts = { one: 'maker', many: 'makers', nothing: 'No makers found.', failed: 'It failed' };
const potter = { id: 1, name: 'Potter' };
const weaver = { id: 2, name: 'Weaver' };

function show(parts: Partial<ListingResultsProps<Firm>> = {}) {
  let asked = 0;
  render(
    <ListingResults<Firm>
      texts={texts}
      firms={[potter, weaver]}
      count="2"
      isRenewing={false}
      isLoadingMore={false}
      hasMore={false}
      problem={null}
      onLoadMore={() => {
        asked += 1;
      }}
      more="/makers?page=2"
      clear={<a href="/makers">Clear</a>}
      {...parts}
    >
      {({ name }, priority) => <p>{`${name}${priority ? ' at once' : ''}`}</p>}
    </ListingResults>,
  );
  return { timesAsked: () => asked };
}
const cells = () =>
  within(screen.getByRole('list', { name: 'Makers' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the results of a listing', () => {
  test('say that they are loading before the first response', () => {
    show({ firms: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading makers…');
  });

  test('count what was found, one as one', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('2 makers');
    show({ firms: [potter], count: '1' });
    expect(screen.getByText('1 maker')).toBeInTheDocument();
  });

  test('show each firm once, the first three at once', () => {
    const more = [3, 4].map((id) => ({ id, name: `Maker ${id}` }));
    show({ firms: [potter, weaver, potter, ...more] });
    expect(cells()).toEqual(['Potter at once', 'Weaver at once', 'Maker 3 at once', 'Maker 4']);
  });

  test('say when nothing matches, with a link to the whole list', () => {
    show({ firms: [] });
    expect(screen.getByText('No makers found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear' })).toBeInTheDocument();
  });

  test('are busy while those of the previous filter are still shown', () => {
    show({ isRenewing: true });
    expect(screen.getByRole('list').closest('[aria-busy="true"]')).not.toBeNull();
  });

  test('load more, and say why more could not be loaded', async () => {
    const { timesAsked } = show({ hasMore: true });
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    expect(timesAsked()).toBe(1);
    show({ hasMore: true, problem: { kind: 'server' } });
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
    show({ hasMore: true, problem: { kind: 'timeout' } });
    expect(screen.getByText(/You seem to be offline/)).toBeInTheDocument();
  });
});
