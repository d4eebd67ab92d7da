import { renderWithSession } from '@aangan/session/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import pages from '../../pages.json';
import { NotFoundPage } from './not-found-page.tsx';
import { StaticPageContent } from './static/static-page-content.tsx';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

describe('the shell’s own pages', () => {
  it.each(pages)(
    '$path has its words, its title in the tab, and a way back',
    async ({ path, title }) => {
      const { router } = renderWithSession(<StaticPageContent path={path} />, {
        at: '/before',
        path,
      });
      await router.navigate(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(document.title).toBe(`${title} · Aangan`);
      await userEvent.click(screen.getByRole('button', { name: '← Back' }));
      expect(router.state.location.pathname).toBe('/before');
    },
  );
});

describe('an address that is nobody’s', () => {
  it('says so, and has a way home', () => {
    renderWithSession(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Aangan');
  });
});

describe('the last boundary', () => {
  it('reads Unexpected Application Error! and offers to reload', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('shell');
    };
    const router = createMemoryRouter([
      { path: '/', element: <Broken />, errorElement: <UnexpectedErrorPage /> },
    ]);
    render(<RouterProvider router={router} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  });
});
