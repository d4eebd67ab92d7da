import { anItem, aProjectCard } from '@aangan/firms/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, designer, detail, open, projectsOf, tiles } from '../testing/designer-page.tsx';

const house = aProjectCard({ id: 5, title: 'House in Amber', items_count: 1 });
const inProject = anItem({ id: 81, alt_text: 'A well', project_id: 5 });
const single = anItem({ id: 82, alt_text: 'A gate', image_url: '/g.jpg' });

function answer(projects = [house], parts: Partial<typeof designer> = {}) {
  const portfolio_items = [inProject, single];
  api.answer(detail(7), () => ({ body: { ...designer, portfolio_items, ...parts } }));
  api.answer(projectsOf(7), () => ({ body: { results: projects } }));
}

test('projects come first, and what is in one is not among the single pictures', async () => {
  answer();
  open();
  const projects = within(await screen.findByRole('region', { name: 'Projects' }));
  const link = projects.getByRole('link', { name: 'House in Amber' });
  expect(link).toHaveAttribute('href', '/designers/7/projects/5');
  expect(projects.getByText('Jaipur · 2024 · Residential · 1 picture')).toBeInTheDocument();
  const work = await screen.findByRole('list', { name: 'Work' });
  expect(within(work).getByRole('img', { name: 'A gate' })).toBeInTheDocument();
  expect(within(work).queryByRole('img', { name: 'A well' })).not.toBeInTheDocument();
  expect(link.compareDocumentPosition(work)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a link to a picture of a project opens it large', async () => {
  answer();
  open('/designers/7?open=item-81');
  const large = within(await screen.findByRole('dialog', { name: 'Studio Aangan' }));
  expect(large.getByRole('img', { name: 'A well' })).toBeInTheDocument();
});

test('a picture is single where its project could not be loaded', async () => {
  answer();
  api.answer(projectsOf(7), () => ({ status: 500, body: {} }));
  open();
  await tiles();
  expect(screen.getByRole('img', { name: 'A well' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Projects' })).not.toBeInTheDocument();
});

test('a firm with nothing but projects has no tabs of single pictures', async () => {
  answer([house], { instagram_posts: [], featured_links: [], portfolio_items: [inProject] });
  open();
  await screen.findByRole('region', { name: 'Projects' });
  const tabs = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All Categories', 'Reviews']);
  expect(screen.queryByText(/has not published any work/)).not.toBeInTheDocument();
});

test('of many projects six are shown, and all of them on request', async () => {
  answer([1, 2, 3, 4, 5, 6, 7].map((id) => aProjectCard({ id })));
  open();
  const projects = within(await screen.findByRole('region', { name: 'Projects' }));
  expect(projects.getAllByRole('article')).toHaveLength(6);
  await userEvent.click(projects.getByRole('link', { name: 'Show all 7 projects' }));
  expect(projects.getAllByRole('article')).toHaveLength(7);
});
