import { allowErrorLogs } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  chooseFiles,
  fillIn,
  form,
  heldUpload,
  openForm,
  picture,
  posts,
  press,
  user,
  video,
} from '../../testing/add-items-form.ts';
import { anItem } from '../../testing/factories.ts';
import { endpoints, firm, openPortfolio, titles } from '../../testing/open-portfolio.tsx';

const { list, add } = endpoints;

allowErrorLogs('Failed to add portfolio item');

describe('several files at once', () => {
  test('make one form each, which are added together', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'), video());
    await fillIn('New item 1', 'One');
    await fillIn('New item 2', 'Two');
    await press('Add 2 items');
    await waitFor(async () => expect(await titles()).toHaveLength(3));
    expect(new Set(posts().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    const types = posts().map(({ body }) => (body as FormData).get('media_type'));
    expect(types).toEqual(['IMAGE', 'VIDEO']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('have a progress, a cancel and a retry each', async () => {
    api.answer(add, () => 'offline');
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'), picture('two.jpg'));
    await fillIn('New item 1', 'One');
    await user.click(
      within(await form('New item 1')).getByRole('button', { name: 'Add this item' }),
    );
    expect(await within(await form('New item 1')).findByRole('alert')).toHaveTextContent('offline');
    expect(within(await form('New item 2')).queryByRole('alert')).not.toBeInTheDocument();
    heldUpload();
    await user.click(within(await form('New item 1')).getByRole('button', { name: 'Try again' }));
    const first = within(await form('New item 1'));
    expect(first.getByRole('progressbar')).toBeInTheDocument();
    expect(within(await form('New item 2')).queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'Cancel upload' }));
    expect(await within(await form('New item 1')).findByLabelText('Title')).toHaveValue('One');
    expect(await form('New item 1')).toHaveFocus();
  });

  test('lead to the first mistake of all when they are sent together', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'), picture('two.jpg'), picture('three.jpg'));
    await fillIn('New item 1', 'One');
    await press('Add 3 items');
    await waitFor(() => expect(posts()).toHaveLength(1));
    const second = within(await form('New item 1'));
    await waitFor(() => expect(second.getByLabelText('Title')).toHaveFocus());
    expect(second.getByText('two.jpg')).toBeInTheDocument();
  });

  test('are sent two at a time; one that waits can be cancelled', async () => {
    const upload = heldUpload();
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'), picture('two.jpg'), picture('three.jpg'));
    for (const place of [1, 2, 3]) await fillIn(`New item ${place}`, `Title ${place}`);
    await press('Add 3 items');
    const third = within(await form('New item 3'));
    expect(await third.findByText('Waiting for other uploads…')).toBeInTheDocument();
    expect(posts()).toHaveLength(2);
    await user.click(third.getByRole('button', { name: 'Cancel upload' }));
    expect(await third.findByLabelText('Title')).toHaveValue('Title 3');
    await upload.answer(500, {});
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    expect(posts()).toHaveLength(2);
  });

  test('can be added to and taken away', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'));
    await chooseFiles(picture('two.jpg'));
    await user.click(within(await form('New item 1')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('two.jpg')).toBeInTheDocument();
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument();
    expect(await form()).toHaveFocus();
  });
});

describe('an upload and the rest of the site', () => {
  async function startUpload() {
    const upload = heldUpload();
    const view = openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await press('Add item');
    await screen.findByRole('progressbar');
    return { ...view, upload };
  }

  test('goes on while the visitor is on another page, and its item is there on return', async () => {
    const { router, upload } = await startUpload();
    await act(() => router.navigate('/designers'));
    expect(screen.getByText('Another page')).toBeInTheDocument();
    await act(() => router.navigate('/portfolio'));
    expect(await screen.findByText('1 new item is being uploaded.')).toBeInTheDocument();
    await act(() => router.navigate('/designers'));
    await upload.answer(201, anItem({ id: 9, title: 'Veranda' }));
    api.answer(list, () => ({ body: [anItem({ id: 9, title: 'Veranda' })] }));
    await act(() => router.navigate('/portfolio'));
    // The list that was there is shown until the new one has come.
    await waitFor(async () => expect(await titles()).toEqual(['Veranda']));
    expect(screen.queryByText(/being uploaded/)).not.toBeInTheDocument();
    expect(screen.queryByText(/not added yet/)).not.toBeInTheDocument();
  });

  test('keeps file and texts when it fails while the visitor is elsewhere', async () => {
    const { router, upload } = await startUpload();
    await act(() => router.navigate('/designers'));
    await upload.answer(500, {});
    await user.click(await screen.findByRole('link', { name: 'Go to your portfolio' }));
    expect(screen.getByText(/^Failed to add portfolio item “Veranda”\.$/)).toBeInTheDocument();
    expect(await screen.findByText('1 new item is not added yet.')).toBeInTheDocument();
    await openForm();
    expect(within(await form()).getByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. What you typed is kept.',
    );
    expect(within(await form()).getByLabelText('Title')).toHaveValue('Veranda');
  });

  test('ends when the visitor signs out, and nothing of it is kept', async () => {
    const { changeSession, runningTasks } = await startUpload();
    expect(runningTasks()).toHaveLength(1);
    changeSession({ user: null, status: 'signed-out', audience: 'guest' });
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0));
    changeSession({ user: firm, status: 'signed-in' });
    expect(await titles()).toEqual(['Villa']);
    expect(screen.queryByText(/not added yet/)).not.toBeInTheDocument();
  });

  test('keeps its form when the session expires meanwhile', async () => {
    const { changeSession, upload } = await startUpload();
    changeSession({ user: null, status: 'signed-out', audience: 'guest', hasEnded: true });
    await upload.answer(403, { detail: 'Signed out.' });
    changeSession({ user: firm, status: 'signed-in', hasEnded: false });
    expect(await form()).toBeInTheDocument();
    expect(within(await form()).getByLabelText('Title')).toHaveValue('Veranda');
  });
});
