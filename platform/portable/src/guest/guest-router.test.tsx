import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { GuestRouter } from './guest-router.tsx';

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/items/7?from=list">Item 7</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

describe('the router of a guest', () => {
  test('moves within the remote, with the addresses of the site in its links', async () => {
    const moved = jest.fn();
    render(
      <GuestRouter
        site="https://site.test"
        address="/items"
        hasPage={(path) => path.startsWith('/items')}
        onMove={moved}
      >
        <Page />
      </GuestRouter>,
    );
    const link = screen.getByRole('link', { name: 'Item 7' });
    expect(link).toHaveAttribute('href', 'https://site.test/items/7?from=list');
    await userEvent.click(link);
    expect(screen.getByRole('heading')).toHaveTextContent('/items/7?from=list');
    expect(moved).toHaveBeenCalledWith('/items/7?from=list');
    expect(window.location.pathname).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading')).toHaveTextContent(/^\/items$/);
  });
});
