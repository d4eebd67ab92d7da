import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusyDashboard, aDashboard } from '../testing/a-dashboard.ts';
import { DashboardPage } from './dashboard-page.tsx';

const figures = endpoint('get', '/designers/dashboard/');

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (at = '/dashboard', user = aUser({ id: 7, is_designer: true })) =>
  renderWithHost(<DashboardPage />, { api, at, user });
const answer = (body: object) => api.answer(figures, () => ({ body }));
const figure = async (name: string) => {
  const [term] = (await screen.findAllByText(name)).filter(({ tagName }) => tagName === 'DT');
  return term?.parentElement?.textContent;
};
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
const asked = () => api.requests.map(({ query }) => query.days);

describe('the dashboard', () => {
  test('shows each figure beside the period before and the median', async () => {
    answer(aBusyDashboard({ group: { city: 'Pune', firms: 14 } }));
    open();
    expect(await figure('Visitors')).toBe('Visitors1,250↑ up from 14Median: 5.5');
    expect(await figure('Saved you')).toBe('Saved you3↓ down from 4Median: 2');
    expect(await figure('Requests')).toBe('Requests2as before');
    expect(await figure('Answered within a day')).toBe(
      'Answered within a day5 of 683%, ↑ up from 75%Median: 80%',
    );
    expect(await figure('Quotes sent')).toBe('Quotes sent0as before');
    expect(
      screen.getByText('Medians are of 14 designers in Pune, for as many days up to yesterday.'),
    ).toBeInTheDocument();
    expect(document.title).toBe('Dashboard · Aangan');
  });

  test('is of 30 days unless its address names another period', async () => {
    answer(aBusyDashboard());
    const { router } = open('/dashboard?days=8');
    await screen.findByText('Saved you');
    expect(asked()).toEqual(['30']);
    const week = screen.getByRole('link', { name: '7 days' });
    await userEvent.click(week);
    await waitFor(() => expect(asked()).toEqual(['30', '7']));
    expect(router.state.location.search).toBe('?days=7');
    expect(week).toHaveAttribute('aria-current', 'true');
  });

  test('has its plot as words and as a table, the newest day first', async () => {
    answer(aBusyDashboard());
    open();
    expect(await screen.findByRole('img')).toHaveAccessibleName(
      'Bars for each day from 22 November to 28 November: 1,250 visitors in all, the most on 26 November (1,250). The table below has each day.',
    );
    const [table] = screen.getAllByRole('table', { hidden: true });
    const rows = within(table as HTMLElement).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      'DayVisitors7 days earlier',
      '28 November014',
      '27 November00',
      '26 November1,2500',
    ]);
  });

  test('names where visitors came from and which projects they looked at, the most first', async () => {
    answer(aBusyDashboard());
    open();
    const sources = await screen.findByRole('table', { name: 'Where visitors came from' });
    expect(
      within(sources)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['The page before yoursVisitorsBefore', 'Search1,2000', 'Home page5014']);
    const projects = screen.getByRole('table', { name: 'Projects they looked at' });
    const link = within(projects).getByRole('link', { name: 'हवेली, पुणे' });
    expect(link).toHaveAttribute('lang', 'hi');
    expect(link).toHaveAttribute('href', expect.stringContaining('project-5=1'));
  });

  test('of a firm that is counted since yesterday says so, and compares nothing', async () => {
    answer(aBusyDashboard({ views_since: '2026-11-27' }));
    open();
    expect(await screen.findByText('Visitors are counted since 27 November 2026.')).toBeVisible();
    expect(await figure('Visitors')).toBe('Visitors1,250Median: 5.5');
    expect(screen.queryByText('The 7 days before')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Before' })).not.toBeInTheDocument();
  });

  test('with nothing yet says what brings visitors', async () => {
    answer(aDashboard());
    open();
    expect(await screen.findByText('No visitors yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add a project' })).toHaveAttribute(
      'href',
      '/portfolio',
    );
    expect(screen.queryByText(/not public/)).not.toBeInTheDocument();
  });

  test('of a page that is not public says that nobody can visit it', async () => {
    answer(aDashboard({ is_public: false }));
    open();
    expect(await screen.findByText(/Your page is not public yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your profile' })).toBeInTheDocument();
  });

  test('without a profile leads to the onboarding of the kind of firm', async () => {
    api.answer(figures, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open('/dashboard', aUser({ id: 8, is_vendor: true }));
    const link = await screen.findByRole('link', { name: 'Complete your profile' });
    expect(link).toHaveAttribute('href', '/vendor/onboarding');
  });

  test('can be tried again where it fails', async () => {
    api.answer(figures, () => ({ status: 503 }));
    open();
    expect(await screen.findByText('Your figures could not be loaded')).toBeInTheDocument();
    answer(aBusyDashboard());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Saved you')).toMatch(/^Saved you3/);
  });

  test('keeps the figures of before, marked as busy, while others are loaded', async () => {
    answer(aBusyDashboard());
    open();
    await screen.findByText('Saved you');
    api.answer(figures, () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('link', { name: '90 days' }));
    expect(await figure('Saved you')).toMatch(/^Saved you3/);
    await waitFor(() =>
      expect(screen.getByText('Saved you').closest('[aria-busy="true"]')).not.toBeNull(),
    );
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
  });

  test('is saved as CSV, with no cell that a spreadsheet runs', async () => {
    answer(aBusyDashboard());
    open();
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    expect(names).toEqual(['aangan-2026-11-22-2026-11-28.csv']);
    const lines = (await textOf(files[0] as Blob)).split('\r\n');
    expect(lines[0]).toBe('What,Name,2026-11-22 – 2026-11-28,The 7 days before,Median');
    expect(lines).toContain('Figure,Visitors,1250,14,5.5');
    expect(lines).toContain('Visitors of the day,2026-11-26,1250,0,');
    expect(lines).toContain('Visitors from,Search,1200,0,');
    expect(lines).toContain(`Visitors of the project,"'=HYPERLINK(""http://x.example"")",9,2,`);
    expect(lines).toContain('Visitors of the project,"हवेली, पुणे",1,0,');
  });
});
