import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { briefLabels } from '../briefs/model/brief-texts.ts';
import { aBrief, aThingCard } from '../testing/brief-factories.ts';
import { anAttachment } from '../testing/factories.ts';
import { BriefPage } from './brief-page.tsx';

const of3 = { params: { id: 3 } };
const read = endpoint('get', '/briefs/{id}/', of3);
const save = endpoint('patch', '/briefs/{id}/', { ...of3, body: { revision: 1 } });
const share = endpoint('post', '/briefs/{id}/share/', { ...of3, body: { revision: 1 } });
const upload = endpoint('post', '/briefs/{id}/files/', of3);
const draftKey = 'aangan.draft.brief.7.3';

let api: ReturnType<typeof scriptApi>;
let stored: ReturnType<typeof aBrief>;
const saves = () =>
  api.requests
    .filter(({ method, url }) => method === 'patch' && url === save.url)
    .map(({ body }) => body as Record<string, unknown>);
const open = () =>
  renderWithHost(
    <>
      <BriefPage />
      <Toaster />
    </>,
    { api, user: aUser({ id: 7 }), at: '/briefs/3', path: '/briefs/:id' },
  );
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const type = async (name: string, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } });
/** The field is left, which saves at once. */
const leave = async (name: string) => fireEvent.blur(await field(name));

beforeEach(() => {
  localStorage.clear();
  modalDialogs();
  stored = aBrief();
  api = scriptApi();
  api.answer(read, () => ({ body: stored }));
  api.answer(save, ({ body }) => {
    const { revision, ...content } = body as { revision: number };
    if (revision !== stored.revision) {
      return { status: 409, body: { detail: 'Changed.', code: 'draft_changed_elsewhere' } };
    }
    stored = { ...stored, revision: revision + 1, content: { ...stored.content, ...content } };
    return { body: stored };
  });
});

describe('a brief', () => {
  test('is saved while it is typed, and says so', async () => {
    open();
    await type('Name of the project', 'Home of the Raos');
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeVisible();
    expect(saves()).toHaveLength(1);
    expect(saves()[0]).toMatchObject({ revision: 1, title: 'Home of the Raos' });
  });

  test('saves over the revision that its own save made, one request at a time', async () => {
    open();
    await type('City', 'Pune');
    await leave('City');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await type('City', 'Mumbai');
    await leave('City');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ revision: 2, city: 'Mumbai' });
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test('reads numbers in any digits and in words; one that cannot be read is marked, and all else is saved', async () => {
    open();
    await type('Budget from', '१८ लाख');
    await type('Area', 'large');
    await leave('Area');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ budget_min: 1_800_000 });
    expect(saves()[0]).not.toHaveProperty('area_sqft');
    expect(screen.getByText('Enter digits only')).toBeVisible();
    expect(await screen.findByText('Saved, but for the fields that are marked')).toBeVisible();
  });

  test('keeps what was typed over a reload without a connection, and saves it then', async () => {
    api.answer(save, () => 'offline');
    const view = open();
    await type('Locality', 'Aldona');
    await leave('Locality');
    expect(await screen.findByText('Not saved')).toBeVisible();
    view.unmount();
    api.answer(save, () => {
      stored = { ...stored, revision: 2, content: { ...stored.content, locality: 'Aldona' } };
      return { body: stored };
    });
    open();
    expect(await field('Locality')).toHaveValue('Aldona');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull(), { timeout: 3_000 });
  });

  test('that was saved and whose answer was lost is not taken for that of another tab', async () => {
    api.answer(save, ({ body }) => {
      const { revision, ...content } = body as { revision: number };
      stored = { ...stored, revision: revision + 1, content: { ...stored.content, ...content } };
      return 'offline';
    });
    open();
    await type('Locality', 'Aldona ');
    await leave('Locality');
    await screen.findByText('Not saved');
    api.answer(save, ({ body }) =>
      (body as { revision: number }).revision === stored.revision
        ? { body: { ...stored, revision: stored.revision + 1 } }
        : { status: 409, body: { detail: 'Changed.', code: 'draft_changed_elsewhere' } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saves().at(-1)).toMatchObject({ revision: 2, locality: 'Aldona ' });
  });

  test('saves by itself once the connection is back', async () => {
    api.answer(save, () => 'offline');
    open();
    await type('Locality', 'Aldona');
    await leave('Locality');
    await screen.findByText('Not saved');
    api.answer(save, () => ({ body: { ...stored, revision: 2 } }));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});

describe('a second tab', () => {
  const saveElsewhere = () => {
    stored = { ...stored, revision: 5, content: { ...stored.content, city: 'Goa' } };
  };

  test('is told what the first has saved, and shows it', async () => {
    open();
    await field('City');
    saveElsewhere();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: draftKey })));
    expect(await screen.findByText('Changed in another tab. You see the newest.')).toBeVisible();
    expect(await field('City')).toHaveValue('Goa');
  });

  test('that has typed meanwhile overwrites nothing: one of both is chosen', async () => {
    open();
    await type('Locality', 'Aldona');
    saveElsewhere();
    await leave('Locality');
    expect(await screen.findByText('This brief was changed in another tab')).toBeVisible();
    expect(stored.revision).toBe(5);
    await userEvent.click(screen.getByRole('button', { name: 'Keep what I typed here' }));
    await waitFor(() => expect(stored.revision).toBe(6));
    expect(stored.content).toMatchObject({ locality: 'Aldona' });
  });

  test('can take the other one instead', async () => {
    open();
    await type('Locality', 'Aldona');
    saveElsewhere();
    await leave('Locality');
    await userEvent.click(await screen.findByRole('button', { name: 'Show the other one' }));
    expect(await field('City')).toHaveValue('Goa');
    expect(await field('Locality')).toHaveValue('');
  });
});

describe('what a brief has', () => {
  test('rooms, each with what is to be done: one press adds one and goes to its field', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Bathroom/ }));
    const rooms = within(screen.getByRole('group', { name: 'Rooms' })).getAllByRole('listitem');
    expect(rooms).toHaveLength(2);
    const work = within(rooms[1] as HTMLElement).getByLabelText('What is to be done');
    await waitFor(() => expect(work).toHaveFocus());
    fireEvent.change(work, { target: { value: 'Everything' } });
    fireEvent.blur(work);
    await waitFor(() =>
      expect(saves().at(-1)?.rooms).toMatchObject([
        { id: 'r1', work: 'New cabinets' },
        { room: 'bathroom', work: 'Everything' },
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kitchen' }));
    await waitFor(() => expect(saves().at(-1)?.rooms).toHaveLength(1), { timeout: 3_000 });
  });

  test('photos and floor plans, named as soon as they are uploaded', async () => {
    const file = anAttachment({ id: '20000000-0000-4000-8000-000000000000', name: 'plan.png' });
    api.answer(upload, () => ({ status: 201, body: file }));
    open();
    const plan = new File(['x'], 'plan.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Add floor plans'), plan);
    expect(await screen.findByRole('img', { name: 'plan.png' })).toBeVisible();
    await waitFor(() => expect(saves().at(-1)?.plans).toEqual([file.id]), { timeout: 3_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.png' }));
    await waitFor(() => expect(saves().at(-1)?.plans).toEqual([]), { timeout: 3_000 });
  });

  test('pictures of boards, chosen by a press each', async () => {
    const card = aThingCard('picture-12', 'Court');
    const board = { id: 1, title: 'Saved', items_count: 1, covers: [], is_shared: false };
    api.answer(endpoint('get', '/boards/'), () => ({
      body: { boards: [{ ...board, updated_at: stored.updated_at }] },
    }));
    const page = { count: 1, count_is_exact: true, next: null, previous: null, link: null };
    const item = { id: 1, thing: card.thing, note: '', saved_at: stored.updated_at, card };
    api.answer(endpoint('get', '/boards/{id}/', { params: { id: 1 } }), () => ({
      body: { ...page, id: 1, title: 'Saved', items_count: 1, results: [item] },
    }));
    api.answer(endpoint('get', '/boards/things/', { query: { things: '' } }), () => ({
      body: { results: [card] },
    }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose pictures' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Court', pressed: false }));
    expect(screen.getByRole('button', { name: 'Court' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Remove Court' })).toBeVisible();
    await waitFor(() => expect(saves().at(-1)?.style).toEqual(['picture-12']), { timeout: 3_000 });
  });

  test('is previewed as firms see it', async () => {
    stored = aBrief({ budget_max: 3_000_000, must_haves: ['No step'] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'As firms see it' }));
    const preview = await screen.findByRole('dialog', { name: 'As firms see it' });
    expect(await within(preview).findByText('up to ₹30,00,000')).toBeVisible();
    expect(within(preview).getByText('New cabinets')).toBeVisible();
    expect(within(preview).getByText(briefLabels.must_haves.message ?? '')).toBeVisible();
  });
});

describe('firms that have a brief', () => {
  const firm = { request_id: 9, conversation_id: 5, name: 'Studio Aangan', version: 1 };

  test('are named, see an earlier version until the changes are shown, and their quotes are compared', async () => {
    stored = aBrief({}, { version: 1, firms: [firm] });
    api.answer(share, () => {
      stored = { ...stored, version: 2, is_shared: true };
      return { body: stored };
    });
    open();
    expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toHaveAttribute(
      'href',
      '/conversations/5',
    );
    expect(screen.getByRole('link', { name: 'Compare their quotes' })).toHaveAttribute(
      'href',
      '/briefs/3/quotes',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show to 1 firm' }));
    expect(await screen.findByText('The firms see what has changed.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText(/The firms see an earlier version/)).not.toBeInTheDocument(),
    );
  });
});

describe('a brief that cannot be shown', () => {
  test('says that there is none, or that it could not be loaded, with another try', async () => {
    api.answer(read, () => ({ status: 404, body: { detail: 'Not found.' } }));
    const view = open();
    expect(await screen.findByRole('heading', { name: 'There is no such brief' })).toBeVisible();
    view.unmount();
    api.answer(read, () => ({ status: 500 }));
    open();
    expect(await screen.findByText('The brief could not be loaded')).toBeVisible();
    api.answer(read, () => ({ body: stored }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('City')).toHaveValue('Bengaluru');
  });
});
