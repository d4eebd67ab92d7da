import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { paths } from '@aangan/domain';
import { allowErrorLogs, modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnProject } from '../features/projects/api/projects-api.ts';
import { anItem } from '../testing/factories.ts';
import { endpoints, openPortfolio } from '../testing/open-portfolio.tsx';

const list = endpoint('get', '/designers/portfolio/projects/');
const add = endpoint('post', '/designers/portfolio/projects/');
const order = endpoint('patch', '/designers/portfolio/projects/order/');
const change = endpoint('patch', '/designers/portfolio/projects/{id}/', { params: { id: 5 } });
const remove = endpoint('delete', '/designers/portfolio/projects/{id}/', { params: { id: 5 } });

function aProject(parts: Partial<OwnProject> = {}): OwnProject {
  const id = parts.id ?? 5;
  return {
    id,
    title: 'House in Amber',
    city: 'Jaipur',
    year: 2024,
    kind: 'residential',
    area_sqft: 2400,
    cost_min: null,
    cost_max: null,
    duration_months: null,
    materials: ['Teak', 'Lime plaster'],
    story: '',
    photographer: null,
    updated_at: '2026-11-01T09:00:00.000Z',
    created_at: '2026-11-01T09:00:00.000Z',
    cover_item_id: null,
    suppliers: [],
    items: [{ ...anItem({ id: 1, title: 'Court' }), room: 'living', shows: null }],
    to: `/designers/9/projects/${id}`,
    ...parts,
  };
}

let api: ReturnType<typeof scriptApi>;
allowErrorLogs('Failed to save project', 'Failed to delete project');
beforeEach(() => {
  sessionStorage.clear();
  modalDialogs();
  api = scriptApi();
  const items = [anItem({ id: 1, title: 'Court' }), anItem({ id: 2, title: 'Stove' })];
  api.answer(endpoints.list, () => ({ body: items }));
  api.answer(list, () => ({ body: [aProject()] }));
  api.answer(add, () => ({ status: 201, body: aProject() }));
  api.answer(change, () => ({ body: aProject() }));
  api.answer(order, () => ({ body: [] }));
  api.answer(remove, () => ({ status: 204 }));
});

const open = () => openPortfolio(api, { at: '/portfolio?show=projects' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = ({ method, url }: { method: string; url: string }) =>
  api.requests.filter((request) => request.method === method && request.url === url);
const row = (name: string) => within(screen.getByRole('group', { name }));
async function choose(title: string, action: string) {
  await press(`Actions for ${title}`);
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}

describe('the projects of the portfolio manager', () => {
  test('are a tab beside the items', async () => {
    openPortfolio(api);
    await userEvent.click(await screen.findByRole('link', { name: 'Projects' }));
    expect(await screen.findByRole('heading', { name: 'House in Amber' })).toBeInTheDocument();
    expect(screen.getByText('1 picture or video')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Portfolio items' })).not.toBeInTheDocument();
  });

  test('are opened by the link on their page', async () => {
    openPortfolio(api, { at: paths.editProject(5) });
    const form = await screen.findByRole('dialog', { name: 'Edit project' });
    expect(within(form).getByLabelText('Title')).toHaveValue('House in Amber');
  });

  test('say what a project is for where there is none', async () => {
    api.answer(list, () => ({ body: [] }));
    open();
    expect(await screen.findByText('No projects yet')).toBeInTheDocument();
  });

  test('are made from items, with rooms, before and after, and a cover', async () => {
    const { outdated } = open();
    await press('New project');
    await press('Add Court');
    await press('Add Stove');
    await userEvent.selectOptions(row('Court').getByLabelText('Before or after'), 'Before');
    await userEvent.selectOptions(row('Stove').getByLabelText('Before or after'), 'After');
    await userEvent.selectOptions(row('Stove').getByLabelText('Room'), 'Kitchen');
    expect(row('Stove').getByText('Cover')).toBeInTheDocument();
    await press('Make cover Court');
    await userEvent.type(screen.getByLabelText('Title'), ' A house ');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Residential');
    await userEvent.type(screen.getByLabelText(/^Area/), '2400');
    await userEvent.type(
      screen.getByLabelText(/^Materials/),
      'Teak{enter}{enter} Lime {enter}Teak',
    );
    await press('Save project');
    expect(await screen.findByText('Project saved')).toBeInTheDocument();
    expect(sent(add)[0]?.body).toMatchObject({
      title: 'A house',
      kind: 'residential',
      city: null,
      area_sqft: 2400,
      materials: ['Teak', 'Lime'],
      cover_item_id: 1,
      items: [
        { id: 1, room: null, shows: 'before' },
        { id: 2, room: 'kitchen', shows: 'after' },
      ],
    });
    // It closes by going back in the history, which is later than the notice.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(outdated).toContain('Firm');
  });

  test('begin with the items that were chosen for them, in that order', async () => {
    openPortfolio(api);
    await press('Choose for a project');
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes()[0]).toHaveFocus();
    expect(screen.getByRole('button', { name: 'New project' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Stove' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Court' }));
    expect(screen.getByText('2 items chosen')).toBeInTheDocument();
    await press('New project');
    const rows = within(
      await screen.findByRole('list', { name: 'In this project, in order' }),
    ).getAllByRole('group');
    expect(rows.map((one) => one.getAttribute('aria-label'))).toEqual(['Stove', 'Court']);
    await press('Close');
    expect(await screen.findByRole('heading', { name: 'House in Amber' })).toBeInTheDocument();
  });

  test('are not begun where the choice is ended', async () => {
    openPortfolio(api);
    await press('Choose for a project');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Stove' }));
    await press('Cancel');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await press('Choose for a project');
    expect(screen.getByRole('checkbox', { name: 'Choose Stove' })).not.toBeChecked();
  });

  test('need a title and a category, and costs the right way round', async () => {
    open();
    await press('New project');
    await userEvent.type(screen.getByLabelText(/^Cost from/), '20');
    await userEvent.type(screen.getByLabelText(/^Cost up to/), '10');
    await press('Save project');
    expect(await screen.findByText('Title is required')).toBeInTheDocument();
    expect(screen.getByText('Category is required')).toBeInTheDocument();
    expect(screen.getByText('The lowest cost cannot be above the highest')).toBeInTheDocument();
    expect(sent(add)).toEqual([]);
  });

  test('keep what was typed where saving fails, and say why at the field', async () => {
    api.answer(change, () => ({
      status: 400,
      body: { year: ['The year cannot be in the future'] },
    }));
    open();
    await choose('House in Amber', 'Edit');
    await press('Save project');
    expect(await screen.findByText('The year cannot be in the future')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('House in Amber');
  });

  test('keep what was typed and chosen when the form is closed', async () => {
    open();
    await press('New project');
    await press('Add Court');
    await press('Add Stove');
    await press('Make cover Stove');
    await userEvent.type(screen.getByLabelText('Title'), 'A house');
    await press('Close');
    await press('New project');
    expect(screen.getByText('What you typed before was kept.')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('A house');
    expect(row('Stove').getByText('Cover')).toBeInTheDocument();
  });

  test('have the first item on the cover once the chosen one is taken out', async () => {
    open();
    await press('New project');
    await press('Add Court');
    await press('Add Stove');
    await press('Make cover Stove');
    await press('Take out Stove');
    expect(row('Court').getByText('Cover')).toBeInTheDocument();
  });

  test('lose what is taken out, which stays in the portfolio', async () => {
    open();
    await choose('House in Amber', 'Edit');
    await press('Take out Court');
    expect(screen.getByRole('button', { name: 'Add Court' })).toBeInTheDocument();
    await press('Save project');
    await screen.findByText('Project saved');
    expect(sent(change)[0]?.body).toMatchObject({ items: [], materials: ['Teak', 'Lime plaster'] });
  });

  test('name the vendors of the directory that supplied them', async () => {
    const bawa = { id: 3, name: 'Bawa Tiles', city: null };
    api.answer(list, () => ({ body: [aProject({ suppliers: [bawa] })] }));
    api.answer(endpoint('get', '/designers/vendors/'), ({ query }) => ({
      body: { results: query.search === 'teak' ? [{ id: 4, company_name: 'Teak & Co' }] : [] },
    }));
    open();
    await choose('House in Amber', 'Edit');
    const search = screen.getByLabelText(/^Add a vendor that supplied it/);
    await userEvent.type(search, 'nobody{enter}');
    expect(await screen.findByText('No vendor found.')).toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'teak');
    await press('Teak & Co');
    await press('Take out Bawa Tiles');
    await press('Save project');
    await screen.findByText('Project saved');
    expect(sent(change).map(({ body }) => body)).toEqual([
      expect.objectContaining({ suppliers: [4] }),
    ]);
  });

  test('are put in order', async () => {
    api.answer(list, () => ({ body: [aProject(), aProject({ id: 6, title: 'Flat' })] }));
    open();
    await choose('House in Amber', 'Move later');
    await screen.findByText('House in Amber is now at place 2 of 2.');
    expect(sent(order)[0]?.body).toEqual({ ids: [6, 5] });
  });

  test('are deleted once that is confirmed', async () => {
    open();
    await choose('House in Amber', 'Delete');
    expect(sent(remove)).toEqual([]);
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(
      await screen.findByText('Project deleted. Its pictures are still in your portfolio.'),
    ).toBeInTheDocument();
  });
});
