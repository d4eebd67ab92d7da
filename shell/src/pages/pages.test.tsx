import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pages as declaredPages } from '../../shell.json';
import { NotFoundPage } from './not-found-page.tsx';
import { StaticPage } from './static-page.tsx';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

const pages = declaredPages.map(({ path, title }) => ({ path, title: title.en }));
const siteDetails = endpoint('get', '/public/site/');
const details = {
  provider_name: 'Aangan Homes Private Limited',
  grievance_officer: {
    name: 'Kavita Menon',
    address: '12 Church Street, Bengaluru 560001',
    email: 'grievance@aangan.test',
  },
  support_email: 'support@aangan.test',
  court_city: 'Bengaluru',
  terms_version: '2026-11',
};

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  api.answer(siteDetails, () => ({ body: details }));
  Element.prototype.scrollIntoView = jest.fn();
});

const open = (path: string, at = path, title = 'A page') =>
  renderWithHost(<StaticPage path={path} title={title} />, { api, at, path });
const whole = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

describe('the shell’s own pages', () => {
  test.each(pages)('$path has its text, its title in the tab, and a way back', async (page) => {
    const { path, title } = page;
    const { router } = open(path, '/before', title);
    await act(() => router.navigate(path));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} · Aangan`);
    await userEvent.click(screen.getByRole('link', { name: '← Back' }));
    expect(router.state.location.pathname).toBe('/before');
  });

  test.each(pages)('$path leads home when there is nothing to go back to', async ({ path }) => {
    const { router } = open(path);
    await userEvent.click(await screen.findByRole('link', { name: '← Back' }));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the site’s details in a page', () => {
  test('are in its first render where they arrive at once, so that nothing moves', async () => {
    open('/terms');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText(/Aangan Homes Private Limited/)).not.toHaveLength(0);
  });

  test('do not delay its text for long', async () => {
    api.answer(siteDetails, () => new Promise(() => undefined));
    open('/terms');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('the terms', () => {
  test.each(['/terms', '/designer-terms', '/vendor-terms'])(
    '%s name version, age, suspension, arbitration, law and periods',
    async (path) => {
      open(path);
      expect(await screen.findAllByText(/Aangan Homes Private Limited/)).not.toHaveLength(0);
      const text = whole();
      expect(text).toContain('Version: November 2026');
      expect(text).toMatch(/we are an intermediary: we do not|we are an intermediary\. we do not/i);
      expect(text).toContain('You must be 18 or older');
      expect(text).toContain('We may suspend an account');
      expect(text).toMatch(/amicably.*within 30 days, it goes to arbitration/);
      expect(text).toContain('Indian law governs these terms. The courts in Bengaluru have');
      expect(text).toMatch(/Within 7 business days of your deleting it, or of your withdrawing/);
      expect(text).toMatch(/acknowledges a complaint within 24 hours.*within 15 days/);
      expect(text).toContain('Kavita Menon 12 Church Street, Bengaluru 560001');
    },
  );

  test.each(['/designer-terms', '/vendor-terms'])(
    '%s have firms and vendors license their content to the provider for marketing',
    async (path) => {
      open(path);
      await screen.findAllByText(/Aangan Homes Private Limited/);
      expect(whole()).toMatch(
        /license it to Aangan Homes Private Limited to show on Aangan and to use for marketing/,
      );
    },
  );

  test('list their sections, and link to them without a history entry', async () => {
    const { router } = open('/terms', '/before');
    await act(() => router.navigate('/terms'));
    const contents = await screen.findByLabelText('On this page');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    const listed = within(contents).getAllByRole('link', { hidden: true });
    expect(listed.map((link) => link.textContent)).toEqual(headings);
    await userEvent.click(within(contents).getByText('Disputes and law'));
    expect(document.activeElement).toHaveAttribute('id', 'disputes');
    expect(window.location.hash).toBe('#disputes');
    await userEvent.click(screen.getByRole('link', { name: '← Back' }));
    expect(router.state.location.pathname).toBe('/before');
  });

  test('open at the section that the address names', async () => {
    open('/terms', '/terms#disputes');
    await screen.findByRole('heading', { name: 'Disputes and law' });
    expect(document.activeElement).toHaveAttribute('id', 'disputes');
  });

  test('reserve space for details that are loading, and can be read without them', async () => {
    let isDown = true;
    api.answer(siteDetails, () => (isDown ? { status: 503, body: {} } : { body: details }));
    open('/terms');
    const notice = await screen.findByText('Names and addresses on this page could not be loaded.');
    expect(whole()).toContain('These terms are between you and the provider of Aangan,');
    expect(whole()).toContain('The courts in our registered office’s city have');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText(/Aangan Homes Private Limited/)).not.toHaveLength(0);
    expect(notice).not.toBeInTheDocument();
  });

  test('give a version as it is where it is no month', async () => {
    api.answer(siteDetails, () => ({ body: { ...details, terms_version: 'draft-3' } }));
    open('/terms');
    expect((await screen.findByText('draft-3')).parentElement).toHaveTextContent(
      'Version: draft-3',
    );
  });
});

describe('/privacy', () => {
  test('says how long, who sees contact details, and who takes complaints', async () => {
    open('/privacy');
    expect(await screen.findByText(/Kavita Menon/)).toBeInTheDocument();
    const text = whole();
    expect(text).toMatch(/Within 7 business days of your deleting it, or of your withdrawing/);
    expect(text).toMatch(/shown to a firm or vendor only once it has approved/);
    expect(text).toMatch(/acknowledges a complaint within 24 hours.*within 15 days/);
    expect(screen.getByRole('link', { name: 'grievance@aangan.test' })).toHaveAttribute(
      'href',
      'mailto:grievance@aangan.test',
    );
  });
});

describe('/about', () => {
  test('says what the product does, for whom, and that it is an intermediary', async () => {
    open('/about');
    await screen.findByText(/Aangan Homes Private Limited/);
    for (const whom of ['For clients', 'For design firms and architects', 'For vendors']) {
      expect(screen.getByRole('heading', { name: whom })).toBeInTheDocument();
    }
    expect(whole()).toContain('we do not design, contract or execute projects');
  });
});

describe('/cookies', () => {
  test('names every key of the session, drafts and the rest', async () => {
    open('/cookies');
    await screen.findByRole('heading', { level: 1 });
    const named = [...document.querySelectorAll('code')].map((code) => code.textContent);
    expect(named).toEqual([
      'token',
      'refreshToken',
      'isVendor',
      'aangan-audience',
      'aangan-session',
      'aangan-remembered',
      'aangan.session-ended',
      'aangan-instagram',
      'aangan-visitor',
      'aangan-came',
      'aangan-language',
      'aangan.language-change',
      'aangan.draft.…',
      'aangan.instagram-connect.…',
      'aangan.board',
      'aangan.unsent-saves.…',
      'react-router-scroll-positions',
    ]);
    expect(api.requests).toEqual([]);
  });
});

describe('an address without a page', () => {
  test('says so, and has a way home', () => {
    renderWithHost(<NotFoundPage />, { api });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Aangan');
  });
});

describe('the last error boundary', () => {
  test('reads Unexpected Application Error! and offers to reload', () => {
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
