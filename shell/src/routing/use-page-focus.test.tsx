import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { usePageFocus } from './use-page-focus.ts';

function Layout() {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button">Always here</button>
      <Outlet />
    </main>
  );
}

function FocusesItsHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      A step
    </h2>
  );
}

function open(page: ReactNode) {
  const children = [
    { path: '/', element: <p>Home</p> },
    { path: '/page', element: page },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('the focus after a navigation', () => {
  test('moves to the start of the page, from where it was', async () => {
    const router = open(<p>A page</p>);
    act(() => screen.getByRole('button').focus());
    await act(() => router.navigate('/page'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('stays where the new page has moved it', async () => {
    const router = open(<FocusesItsHeading />);
    await act(() => router.navigate('/page'));
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  test('does not move with the search alone', async () => {
    const router = open(<p>A page</p>);
    act(() => screen.getByRole('button').focus());
    await act(() => router.navigate('/?show=images'));
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
