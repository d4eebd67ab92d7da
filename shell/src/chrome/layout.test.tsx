import { HostProvider } from '@aangan/host/create';
import { createTestHost } from '@aangan/host/testing';
import type { CompositionInLanguage } from '@aangan/manifest';
import type { Composer } from '@aangan/runtime';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Layout } from './layout.tsx';

const composition: CompositionInLanguage = {
  channel: 'production',
  id: 'a composition',
  shell: {
    release: 'a'.repeat(16),
    baseUrl: '/',
    template: 'page.html',
    scripts: [],
    fonts: [],
    siteName: 'Aangan',
    defaultAudience: 'guest',
    pages: [],
    files: {},
    integrity: {},
  },
  remotes: [],
};

function open(isBare: boolean) {
  const layout = <Layout composition={composition} composer={{} as Composer} />;
  const children = [{ path: '/', element: <p>A firm’s page</p>, handle: { isBare } }];
  const router = createMemoryRouter([{ element: layout, children }]);
  render(
    <HostProvider host={createTestHost()}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
}

describe('the layout of a page', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  test('has header, page and footer, and a way past the header', async () => {
    open(false);
    expect(await screen.findByText('A firm’s page')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveAttribute('href', '#page');
  });

  test('has no header where a page is declared bare: the public profiles are', async () => {
    open(true);
    expect(await screen.findByText('A firm’s page')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
