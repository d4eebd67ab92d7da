import { portfolioLimits, portfolioMessages, sentenceOf } from '@aangan/domain';
import { allowErrorLogs, doubleClick } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  chooseFiles,
  dialog,
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
import { endpoints, openPortfolio, titles } from '../../testing/open-portfolio.tsx';

const { add } = endpoints;

allowErrorLogs('Failed to add portfolio item');

describe('the form of a new item', () => {
  test('says what is missing, and sends nothing', async () => {
    openPortfolio(api);
    await openForm();
    await press('Add item');
    for (const text of [
      portfolioMessages.fileRequired,
      portfolioMessages.titleRequired,
      portfolioMessages.descriptionRequired,
      portfolioMessages.categoryRequired,
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(posts()).toHaveLength(0);
  });

  test('wants a description of at least ten characters', async () => {
    openPortfolio(api);
    await openForm();
    await user.type(within(await form()).getByLabelText('Description'), 'Too short');
    await user.tab();
    expect(await screen.findByText(portfolioMessages.descriptionTooShort)).toBeInTheDocument();
  });

  test('takes a title of invisible characters for none', async () => {
    openPortfolio(api);
    await openForm();
    await user.type(within(await form()).getByLabelText('Title'), '\u200b\u200d');
    await user.type(within(await form()).getByLabelText('Description'), '\u200b'.repeat(12));
    await press('Add item');
    expect(await screen.findByText(portfolioMessages.titleRequired)).toBeInTheDocument();
    expect(screen.getByText(portfolioMessages.descriptionRequired)).toBeInTheDocument();
  });

  test('refuses a file that is neither a picture nor a video, before it is sent', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Please select an image or video file')).toBeInTheDocument();
    await fillIn();
    await press('Add item');
    expect(posts()).toHaveLength(0);
  });

  test.each([
    ['drawing.svg', 'image/svg+xml'],
    ['scan.tiff', 'image/tiff'],
    ['clip.webm', 'video/webm'],
  ])('names the formats for %s of type "%s", before it is sent', async (name, type) => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(new File(['pixels'], name, { type }));
    expect(await screen.findByText(portfolioMessages.fileFormat)).toBeInTheDocument();
    await fillIn();
    await press('Add item');
    expect(posts()).toHaveLength(0);
  });

  test('refuses an empty file, before it is sent', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(new File([], 'empty.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('This file is empty.')).toBeInTheDocument();
    await fillIn();
    await press('Add item');
    expect(posts()).toHaveLength(0);
  });

  test('refuses a file of exactly 10 MB, before it is sent, and takes one of a byte less', async () => {
    const { reached } = openPortfolio(api);
    await openForm();
    await chooseFiles(
      new File([new Uint8Array(portfolioLimits.fileMax)], 'big.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
    await fillIn();
    await press('Add item');
    expect(posts()).toHaveLength(0);
    await press('Choose another file');
    await chooseFiles(
      new File([new Uint8Array(portfolioLimits.fileMax - 1)], 'fits.jpg', { type: 'image/jpeg' }),
    );
    expect(reached).toEqual([]);
    await press('Add item');
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
    expect(reached).toEqual(['portfolio/upload-done']);
  });

  test('previews a picture and a video', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    expect(await screen.findByRole('img', { name: 'Preview of veranda.jpg' })).toHaveAttribute(
      'src',
      'blob:veranda.jpg',
    );
    await press('Choose another file');
    await chooseFiles(video());
    expect(await screen.findByLabelText('Preview of walk.mp4')).toHaveAttribute(
      'src',
      'blob:walk.mp4',
    );
  });

  test('takes a file by drag and drop', async () => {
    openPortfolio(api);
    await openForm();
    const zone = screen.getByText('or drop files here');
    fireEvent.drop(zone, { dataTransfer: { files: [picture('dropped.png')] } });
    expect(await screen.findByText('dropped.png')).toBeInTheDocument();
  });

  test('keeps the browser from opening a file that is dropped beside the place for it', async () => {
    openPortfolio(api);
    // `fireEvent` answers false where the browser's own action was prevented.
    expect(fireEvent.drop(document.body)).toBe(true);
    await openForm();
    expect(fireEvent.drop(document.body)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(fireEvent.drop(document.body)).toBe(true);
  });

  test('is closed by Back, and is as it was when opened again', async () => {
    const { router } = openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('1 new item is not added yet.')).toBeInTheDocument();
    await openForm();
    expect(within(await form()).getByLabelText('Title')).toHaveValue('Veranda');
    expect(screen.getByText('veranda.jpg')).toBeInTheDocument();
  });
});

describe('adding an item', () => {
  test('sends the form with the kind of its file, puts the item first, and closes', async () => {
    const { outdated } = openPortfolio(api);
    await openForm();
    await chooseFiles(video());
    await fillIn(undefined, 'चलो 🏠');
    await press('Add item');
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await titles()).toEqual(['चलो 🏠', 'Villa']);
    expect(outdated).toEqual(['Firm']);
    expect(Object.fromEntries(posts()[0]?.body as FormData)).toMatchObject({
      title: 'चलो 🏠',
      description: 'Teak and lime plaster.',
      category: 'residential',
      media_type: 'VIDEO',
      images: expect.any(File),
    });
    await openForm();
    expect(within(await form()).getByLabelText('Title')).toHaveValue('');
  });

  test('shows all items when the filter would hide the new one', async () => {
    const { router } = openPortfolio(api, { at: '/portfolio?search=villa' });
    expect(await titles()).toEqual(['Villa']);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await press('Add item');
    await waitFor(async () => expect(await titles()).toEqual(['Veranda', 'Villa']));
    expect(router.state.location.search).toBe('');
  });

  test('sends an item once, however often the button is pressed', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await doubleClick(within(await dialog()).getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
  });

  test('shows the progress, and Cancel brings the form back', async () => {
    const upload = heldUpload();
    const { runningTasks } = openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await press('Add item');
    await screen.findByRole('progressbar', { name: 'Upload of veranda.jpg' });
    await upload.sent(0.42);
    expect(screen.getByText('42 % uploaded')).toBeInTheDocument();
    expect(runningTasks()).toMatchObject([{ label: 'Uploading veranda.jpg', progress: 0.42 }]);
    await upload.sent(1);
    expect(screen.getByText('Preparing it for the web…')).toBeInTheDocument();
    await press('Cancel upload');
    expect(await screen.findByLabelText('Title')).toHaveValue('Veranda');
    expect(runningTasks()).toEqual([]);
    expect(screen.queryByText('Failed to add portfolio item')).not.toBeInTheDocument();
  });

  test('keeps everything when it fails, and tries again under the same key', async () => {
    api.answer(add, () => 'offline');
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await press('Add item');
    expect(await screen.findAllByText('Failed to add portfolio item')).toHaveLength(2);
    expect(screen.getByText(/You seem to be offline/)).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Veranda');
    expect(screen.getByText('veranda.jpg')).toBeInTheDocument();
    api.answer(add, () => ({ status: 201, body: anItem({ id: 9, title: 'Veranda' }) }));
    await press('Try again');
    await waitFor(async () => expect(await titles()).toEqual(['Veranda', 'Villa']));
    const [first, second] = posts();
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test.each([
    ['a file that is too large', 413, {}, 'File size must be less than 10MB'],
    ['another content type', 415, { detail: 'Unsupported media type.' }, 'Unsupported media type.'],
    [
      'a full disk',
      507,
      { detail: sentenceOf('storage_full'), code: 'storage_full' },
      sentenceOf('storage_full'),
    ],
    ['a file that is no picture', 400, { images: [sentenceOf('not_media')] }, 'Please select an'],
    [
      'a full portfolio',
      400,
      { non_field_errors: [sentenceOf('portfolio_full')] },
      'Delete one first',
    ],
  ])('says why the API refuses %s', async (_what, status, body, text) => {
    api.answer(add, () => ({ status, body }));
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await press('Add item');
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Veranda');
  });
});
