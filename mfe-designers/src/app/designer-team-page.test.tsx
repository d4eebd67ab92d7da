import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import type { ConnectDialogProps } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner, anArchitect } from '../testing/factories.ts';
import { DesignerTeamPage } from './designer-team-page.tsx';

const detail = endpoint('get', '/designers/profiles/{id}/', { params: { id: 7 } });

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
});

type Options = Parameters<typeof renderWithHost>[1];

function open(options: Options = {}) {
  return renderWithHost(<DesignerTeamPage />, {
    api,
    at: '/designers/7/team',
    path: '/designers/:id/team',
    ...options,
  });
}

async function show(parts: Parameters<typeof aDesigner>[0] = {}, options: Options = {}) {
  api.answer(detail, () => ({ body: aDesigner({ id: 7, full_name: 'Studio Aangan', ...parts }) }));
  open(options);
  await screen.findByRole('heading', { level: 1, name: 'Our Team' });
}

const overview = () => within(screen.getByRole('region', { name: 'Team overview' }));
const number = (name: string) => overview().getByText(name).nextElementSibling;
const cards = () => [...screen.getByRole('list', { name: /^Principal/ }).children] as HTMLElement[];

describe('a designer’s Our Team page', () => {
  test('names the firm, and links back to its profile', async () => {
    await show();
    expect(screen.getByText('Studio Aangan')).toBeInTheDocument();
    expect(document.title).toBe('Our Team · Studio Aangan · Aangan');
    expect(screen.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute(
      'href',
      '/designers/7',
    );
    expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'href',
      '/designers/7/about',
    );
  });

  test('counts members, years of experience, and always one office', async () => {
    await show({ team_strength: 12, experience_years: 14 });
    expect(number('Team members')).toHaveTextContent(/^12$/);
    expect(number('Years of experience')).toHaveTextContent(/^14$/);
    expect(number('Office location')).toHaveTextContent(/^1$/);
  });

  test('uses the singular, and says Not specified where the years are not known', async () => {
    await show({ team_strength: 1, experience_years: null });
    expect(number('Team member')).toHaveTextContent(/^1$/);
    expect(number('Years of experience')).toHaveTextContent('Not specified');
  });

  test('writes “Less than a year” in regular text', async () => {
    const beginner = anArchitect({ experience_years: 0, years_in_business: 0 });
    await show({ experience_years: 0, principal_architects: [beginner] });
    expect(number('Years of experience')).toHaveTextContent('Less than a year');
    const [card] = cards();
    expect(card).toHaveTextContent('Less than a year of experience');
    expect(card).toHaveTextContent('With a firm in its first year');
  });

  test('shows a card for each principal architect, which links to their page', async () => {
    await show({
      principal_architects: [
        anArchitect({ id: 3, name: 'Meera Iyer', experience_years: 18, years_in_business: 14 }),
        anArchitect({ id: 4, name: 'Kabir Rao', experience_years: 1, years_in_business: null }),
      ],
    });
    const [first, second] = cards() as [HTMLElement, HTMLElement];
    expect(within(first).getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
      'href',
      '/principal-architects/3',
    );
    expect(first).toHaveTextContent('18 years of experience');
    expect(first).toHaveTextContent('With a firm 14 years in business');
    expect(second).toHaveTextContent('1 year of experience');
    expect(second).not.toHaveTextContent('With a firm');
  });

  test('calls an architect only whose registration was checked, with the day of the check', async () => {
    await show({
      principal_architects: [
        anArchitect({ id: 3, registration_checked_on: '2027-03-04' }),
        anArchitect({ id: 4, name: 'Kabir Rao' }),
      ],
    });
    expect(screen.getByRole('heading', { name: 'Principals' })).toBeInTheDocument();
    const [first, second] = cards() as [HTMLElement, HTMLElement];
    expect(within(first).getByText('Principal architect')).toBeInTheDocument();
    expect(first).toHaveTextContent('Council of Architecture registration checked on 4 March 2027');
    expect(within(second).getByText('Principal designer')).toBeInTheDocument();
    expect(second).not.toHaveTextContent(/architect/i);
  });

  test('calls all of them principal architects where all were checked', async () => {
    const checked = anArchitect({ registration_checked_on: '2027-03-04' });
    await show({ principal_architects: [checked] });
    expect(screen.getByRole('heading', { name: 'Principal architects' })).toBeInTheDocument();
  });

  test('says that there are none', async () => {
    await show();
    expect(
      screen.getByText('No principal architects have been added to this profile yet.'),
    ).toBeInTheDocument();
  });

  test('invites guests to get in touch with the firm', async () => {
    const Form = ({ addressee }: ConnectDialogProps) => (
      <section aria-label={`${addressee.kind} ${addressee.id}, from ${addressee.minimumBudget}`} />
    );
    await show(
      { min_project_budget: 1_500_000 },
      { remoteParts: { 'designers ./ConnectDialog': Form } },
    );
    const invitation = screen.getByRole('region', { name: 'Ready to Work With Our Team?' });
    await userEvent.click(within(invitation).getByRole('button', { name: 'GET IN TOUCH' }));
    expect(screen.getByRole('region', { name: 'designer 7, from 1500000' })).toBeInTheDocument();
  });

  test.each(['is_designer', 'is_architect', 'is_vendor'])('does not invite %s', async (role) => {
    await show({}, { user: aUser({ [role]: true }) });
    expect(screen.queryByText('Ready to Work With Our Team?')).not.toBeInTheDocument();
  });

  test('tells the owner that other visitors do not see a team that is not verified', async () => {
    await show({ is_verified: false }, { user: aUser({ id: 107, is_designer: true }) });
    expect(screen.getByText(/^Only you see this page/)).toBeInTheDocument();
  });
});

describe('an Our Team page that cannot be shown', () => {
  test('says so, and recovers on Try again', async () => {
    let broken = true;
    api.answer(detail, () => (broken ? { status: 500, body: {} } : { body: aDesigner({ id: 7 }) }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load team information');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Our Team' })).toBeInTheDocument();
  });

  test('says that there is no such designer, and goes back one step', async () => {
    api.answer(detail, () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open({ at: '/from-here' });
    await act(() => router.navigate('/designers/7/team'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Designer not found');
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/from-here');
  });
});
