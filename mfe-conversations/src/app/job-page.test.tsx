import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, eventStreams, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { doubleClick, modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '../jobs/api/jobs-api.ts';
import { aJob } from '../testing/brief-factories.ts';
import { aConversation, aMessage, anAttachment } from '../testing/factories.ts';
import { JobPage } from './job-page.tsx';

const of4 = { params: { id: 4 } };
const read = endpoint('get', '/jobs/{id}/', of4);
const confirm = (number: number) =>
  endpoint('post', '/jobs/{id}/stages/{number}/confirm/', { params: { id: 4, number }, body: {} });
const attach = endpoint('post', '/conversations/{id}/attachments/', { params: { id: 5 } });
const thread = endpoint('get', '/conversations/{id}/', { params: { id: 5 } });
const propose = endpoint('post', '/jobs/{id}/changes/', {
  ...of4,
  body: { what: '', net: 1, gst: 18 },
});
const decide = (act: 'agree' | 'decline' | 'withdraw') =>
  endpoint('post', `/jobs/{id}/changes/{number}/${act}/`, {
    params: { id: 4, number: 1 },
    body: {},
  });
const end = endpoint('post', '/jobs/{id}/end/', { ...of4, body: { amount: 1, days: 1 } });

const change: Job['changes'][number] = {
  number: 1,
  what: 'Quartz in place of granite',
  net: 1_000_000,
  gst: 18,
  total: 1_180_000,
  days: 3,
  status: 'proposed',
  reason: '',
  proposed_at: '2026-11-26T06:30:00.000Z',
  decided_at: null,
};

let api: ReturnType<typeof scriptApi>;
let job: Job;
const open = () =>
  renderWithHost(
    <>
      <JobPage />
      <Toaster />
    </>,
    { api, user: aUser({ id: 7 }), at: '/jobs/4', path: '/jobs/:id' },
  );
const sent = (url: string) =>
  api.requests.filter((one) => one.method === 'post' && one.url === url);
const stage = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;

beforeEach(() => {
  modalDialogs();
  eventStreams();
  job = aJob();
  api = scriptApi();
  api.answer(read, () => ({ body: job }));
});

describe('the stages of a job', () => {
  test('are shown with their state, what is due, and to the paisa', async () => {
    open();
    const first = await stage('Carcasses are in');
    expect(within(first).getByText('Confirmed by the firm')).toBeVisible();
    expect(within(first).getByText('50% · ₹59,000.25')).toBeVisible();
    expect(within(await stage('Handover')).getByText('Open')).toBeVisible();
  });

  test('are confirmed with words and pictures, once', async () => {
    const picture = anAttachment({ id: '30000000-0000-4000-8000-000000000000' });
    api.answer(attach, () => ({ status: 201, body: picture }));
    api.answer(confirm(1), () => {
      job = aJob({ stages: job.stages.map((one) => ({ ...one, state: 'done' as const })) });
      return { body: job };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm: Carcasses are in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm a stage' });
    fireEvent.change(await within(dialog).findByLabelText(/^Words/), { target: { value: 'Seen' } });
    const file = new File(['x'], 'in.jpg', { type: 'image/jpeg' });
    await userEvent.upload(within(dialog).getByLabelText('Add pictures'), file);
    await within(dialog).findByText('✓');
    await doubleClick(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(
      await within(await stage('Carcasses are in')).findByText(/both confirmed/),
    ).toBeVisible();
    expect(sent(confirm(1).url).map(({ body }) => body)).toEqual([
      { text: 'Seen', attachments: [picture.id] },
    ]);
  });

  test('keep what was typed where they could not be confirmed', async () => {
    api.answer(confirm(1), () => 'offline');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm: Carcasses are in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm a stage' });
    const words = await within(dialog).findByLabelText(/^Words/);
    fireEvent.change(words, { target: { value: 'Seen' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText('It was not confirmed')).toBeVisible();
    expect(words).toHaveValue('Seen');
  });

  test('show the words and pictures by which a side confirmed', async () => {
    const message = aMessage(8, { text: 'All in place', attachments: [anAttachment()] });
    api.answer(thread, () => ({ body: aConversation([message]) }));
    open();
    const first = await stage('Carcasses are in');
    await userEvent.click(within(first).getByRole('button', { name: 'Words and pictures' }));
    expect(await within(first).findByText('All in place')).toBeVisible();
    expect(within(first).getByRole('img', { name: 'court.jpg' })).toBeVisible();
  });
});

describe('a change of the price', () => {
  test('is proposed by the firm with its price and days, below zero where it costs less', async () => {
    job = aJob({ side: 'firm' });
    api.answer(propose, () => ({ status: 201, body: job }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Propose a change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Propose a change' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Propose' }));
    expect(await within(dialog).findByText('Say what changes')).toBeVisible();
    fireEvent.change(within(dialog).getByLabelText('What changes'), {
      target: { value: 'No chimney' },
    });
    await userEvent.selectOptions(within(dialog).getByLabelText('It costs'), 'less');
    fireEvent.change(within(dialog).getByLabelText('Amount without GST'), {
      target: { value: '२०,०३४.५०' },
    });
    fireEvent.change(within(dialog).getByLabelText(/^Days longer/), { target: { value: '२' } });
    await doubleClick(within(dialog).getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(propose.url).map(({ body }) => body)).toEqual([
      { what: 'No chimney', net: -2_003_450, gst: 18, days: 2 },
    ]);
  });

  test('counts once the client has agreed', async () => {
    job = aJob({ changes: [change] });
    api.answer(decide('agree'), () => {
      job = aJob({
        changes: [{ ...change, status: 'agreed' }],
        changes_amount: 1_180_000,
        agreed_amount: 12_980_050,
      });
      return { body: job };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('Agreed')).toBeVisible();
    expect(screen.getByText('₹1,29,800.50')).toBeVisible();
  });

  test('is declined with a reason, and by its firm withdrawn', async () => {
    job = aJob({ changes: [change] });
    api.answer(decide('decline'), () => ({ body: job }));
    const view = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the change' });
    fireEvent.change(await within(dialog).findByLabelText(/^Reason/), {
      target: { value: 'Too dear' },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(sent(decide('decline').url)[0]?.body).toEqual({ reason: 'Too dear' }),
    );
    view.unmount();
    job = aJob({ side: 'firm', changes: [change] });
    open();
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
  });

  test('that was decided meanwhile says so, and is shown as it is', async () => {
    job = aJob({ changes: [change] });
    api.answer(decide('agree'), () => {
      job = aJob({ changes: [{ ...change, status: 'withdrawn' }] });
      return { status: 409, body: { detail: 'The change is decided.', code: 'change_decided' } };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('The change is decided.')).toBeVisible();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
  });
});

describe('the end of a job', () => {
  test('is said with amount and days, beginning with what was agreed', async () => {
    api.answer(end, () => ({ body: job }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Say final amount and days' }));
    const dialog = await screen.findByRole('dialog', { name: 'Final amount and days' });
    expect(await within(dialog).findByLabelText(/^Final amount with/)).toHaveValue('118000.50');
    fireEvent.change(within(dialog).getByLabelText(/^Days from start/), {
      target: { value: '४५' },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Say so' }));
    await waitFor(() => expect(sent(end.url)[0]?.body).toEqual({ amount: 11_800_050, days: 45 }));
  });

  test('is confirmed with one press as the other side has said it', async () => {
    const said = { amount: 12_000_000, days: 41 };
    job = aJob({ end: { firm: said, client: null } });
    api.answer(end, () => {
      job = aJob({ ended_at: '2026-11-27T06:30:00.000Z', end: { firm: said, client: said } });
      return { body: job };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Confirm this/ }));
    expect(await screen.findByText(/Both confirmed the end on/)).toBeVisible();
    expect(screen.getByText('41 days').parentElement).toHaveTextContent('₹1,20,000.00 · 41 days');
    expect(sent(end.url)[0]?.body).toEqual(said);
    expect(screen.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  });
});

describe('a job that cannot be shown', () => {
  test('says that there is none', async () => {
    api.answer(read, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    expect(await screen.findByRole('heading', { name: 'There is no such job' })).toBeVisible();
  });
});
