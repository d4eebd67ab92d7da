import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OpenedAtContext } from '../routing/first-page.ts';
import { ReloadedPage } from './reloaded-page.tsx';

function show(openedAt: string | undefined) {
  const page = <ReloadedPage otherwise={<p>Page not found</p>} />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/there'] });
  render(
    <OpenedAtContext value={openedAt}>
      <RouterProvider router={router} />
    </OpenedAtContext>,
  );
}

describe('a page whose routes or remote the open page does not know', () => {
  test('is not loaded again where the browser has loaded it already: that would never end', () => {
    show('/there');
    expect(screen.getByText('Page not found')).toBeInTheDocument();
  });

  test('is what a server shows it as', () => {
    show(undefined);
    expect(screen.getByText('Page not found')).toBeInTheDocument();
  });
});
