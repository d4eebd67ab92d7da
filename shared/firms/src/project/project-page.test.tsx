import type { User } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject, aProjectCard, aProjectItem } from '../testing/factories.ts';
import type { ProjectData } from './project.ts';
import { ProjectPage } from './project-page.tsx';

beforeEach(() => {
  modalDialogs();
  movingBrowser();
});

function open(
  parts: Partial<ProjectData> = {},
  at = '/designers/7/projects/5',
  user: User | null = null,
) {
  return renderWithHost(
    <ProjectPage
      kind="designer"
      project={aProject(parts)}
      contact={<button type="button">Write to them</button>}
      saving={<button type="button">Save it</button>}
      savingPiece={({ thing }) => <button type="button">{`Save ${thing}`}</button>}
    />,
    { at, path: '/designers/:id/projects/:project', user },
  );
}

const section = (name: string) => screen.getByRole('region', { name });
const alternativeTexts = (name: string) =>
  within(section(name))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

const cover = aProjectItem({ id: 1, alt_text: 'The front' });
const stove = aProjectItem({ id: 2, alt_text: 'A stove', room: 'kitchen' });
const sink = aProjectItem({ id: 3, alt_text: 'A sink', room: 'kitchen' });
const bed = aProjectItem({ id: 4, alt_text: 'A bed', room: 'bedroom' });
const before = aProjectItem({ id: 8, alt_text: 'A ruin', room: 'kitchen', shows: 'before' });
const after = aProjectItem({ id: 9, alt_text: 'A kitchen', room: 'kitchen', shows: 'after' });

describe('the page of a project', () => {
  test('leads its owner to its form, and nobody else', () => {
    const link = () => screen.queryByRole('link', { name: 'Edit project' });
    const { unmount } = open({ id: 5 }, undefined, aUser({ id: 71 }));
    expect(link()).not.toBeInTheDocument();
    unmount();
    open({ id: 5 }, undefined, aUser({ id: 70 }));
    expect(link()).toHaveAttribute('href', '/portfolio?show=projects&project-5=1');
  });

  test('says that it is not public where the firm is not verified', () => {
    open({ firm: { ...aProject().firm, is_verified: false } });
    expect(screen.getByText(/the firm is not verified/)).toBeInTheDocument();
  });

  test('has the title, the story, the facts that are known, and leads to the firm', () => {
    open({
      title: 'House in Amber',
      story: 'It began with a well.',
      area_sqft: 2400,
      cost_min: 40_00_000,
      cost_max: 60_00_000,
      duration_months: 14,
      photographer: 'Ira Sen',
      materials: ['Lime plaster', 'Teak'],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('House in Amber');
    expect(screen.getByText('Residential · Jaipur · 2024')).toBeInTheDocument();
    expect(section('The story')).toHaveTextContent('It began with a well.');
    expect(section('Materials')).toHaveTextContent('Lime plasterTeak');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Area',
      'Cost',
      'Duration',
      'Photographs',
    ]);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['2,400 sq ft', '₹40L – ₹60L', '14 months', 'Ira Sen']);
    expect(screen.getByRole('link', { name: /Studio Aangan/ })).toHaveAttribute(
      'href',
      '/designers/7',
    );
  });

  test('says nothing of what is not known', () => {
    open({ city: null, year: null });
    expect(screen.getByText('Residential')).toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    for (const name of ['The story', 'Materials', 'Supplied by', 'More projects']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
  });

  test('shows pictures by room, what has none last, and the cover only above', () => {
    open({ cover, items: [cover, aProjectItem({ id: 7, alt_text: 'A gate' }), stove, bed, sink] });
    const rooms = screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'));
    expect(rooms).toHaveLength(3);
    expect(alternativeTexts('Kitchen')).toEqual(['A stove', 'A sink']);
    expect(alternativeTexts('Bedroom')).toEqual(['A bed']);
    expect(alternativeTexts('Pictures')).toEqual(['A gate']);
    expect(screen.getAllByRole('img', { name: 'The front' })).toHaveLength(1);
  });

  test('opens a picture large, with all of the project beside it and what saves it', async () => {
    open({ cover, items: [cover, stove] });
    await userEvent.click(screen.getByRole('link', { name: /A stove/ }));
    const large = within(screen.getByRole('dialog', { name: 'House in Amber' }));
    expect(large.getByText('2 of 2')).toBeInTheDocument();
    expect(large.getByRole('button', { name: 'Save picture-2' })).toBeInTheDocument();
  });

  test('shows a room before and after as one picture with a slider, and neither again', () => {
    open({ cover, items: [cover, before, after, stove], before_after: [[before, after]] });
    const kitchen = within(section('Kitchen'));
    expect(alternativeTexts('Kitchen')).toEqual(['A kitchen', 'A ruin', 'A stove']);
    const slider = kitchen.getByRole('slider', { name: 'Before and after: Kitchen' });
    expect(slider).toHaveAttribute('aria-valuetext', '50% of the picture before');
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider).toHaveAttribute('aria-valuetext', '20% of the picture before');
    expect(slider.parentElement?.style.getPropertyValue('--at')).toBe('20%');
  });

  test('makes no slider of a video', () => {
    const film = { ...before, media_type: 'VIDEO' as const };
    open({ cover, items: [cover, film, after], before_after: [[film, after]] });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(within(section('Kitchen')).getAllByRole('link')).toHaveLength(2);
  });

  test('leads to who supplied it, and to the projects beside it', () => {
    open({
      suppliers: [{ id: 3, name: 'Bawa Tiles', city: 'Morbi' }],
      previous: aProjectCard({ id: 4, title: 'A flat' }),
      next: aProjectCard({ id: 6, title: 'A school' }),
    });
    const suppliers = within(section('Supplied by'));
    expect(suppliers.getByRole('link', { name: 'Bawa Tiles' })).toHaveAttribute(
      'href',
      '/vendors/3',
    );
    const others = within(section('More projects')).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/designers/7/projects/4',
      '/designers/7/projects/6',
    ]);
  });

  test('has the button of a request in a bar that names project and firm, and what saves it', () => {
    open();
    const bar = screen.getByRole('complementary', { name: /^Get in touch with/ });
    expect(within(bar).getByRole('button', { name: 'Write to them' })).toBeInTheDocument();
    expect(bar).toHaveTextContent('House in AmberStudio Aangan');
    expect(screen.getByRole('button', { name: 'Save it' })).toBeInTheDocument();
  });
});
