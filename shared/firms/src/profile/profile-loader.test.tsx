import { ApiError, problemFromResponse } from '@aangan/api-client';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ProfileLoader } from './profile-loader.tsx';

const texts = {
  loadingTitle: 'Designer',
  notFound: 'Designer not found',
  failed: 'Failed to load designer profile',
};

function show(query: { error?: unknown; isFetching: boolean; currentData?: string }) {
  render(
    <MemoryRouter>
      <ProfileLoader
        id={7}
        query={{ refetch: () => undefined, ...query }}
        texts={texts}
        titleOf={(name) => name}
        skeleton={<p>Loading designer…</p>}
        listing="/designers"
      >
        {(name) => <h1>{name}</h1>}
      </ProfileLoader>
    </MemoryRouter>,
  );
}

describe('a profile page', () => {
  test('shows that it loads, and loads again after a failure', () => {
    show({ isFetching: true });
    show({ isFetching: true, error: new ApiError(problemFromResponse(503, {})) });
    expect(screen.getAllByText('Loading designer…')).toHaveLength(2);
  });

  test('stays as it is while the browser asks again for what a server rendered as missing', () => {
    show({
      isFetching: true,
      error: new ApiError(problemFromResponse(404, { code: 'not_found' })),
    });
    expect(screen.getByText('Designer not found')).toBeInTheDocument();
    expect(screen.queryByText('Loading designer…')).not.toBeInTheDocument();
  });
});
