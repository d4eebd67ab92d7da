import { type ScriptedRequest, scriptApi } from '@aangan/api-client/testing';
import { portfolioLimits, portfolioMessages, sentenceOf } from '@aangan/domain';
import { toasts } from '@aangan/ui';
import { allowErrorLogs, modalDialogs } from '@aangan/ui/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../testing/factories.ts';
import { endpoints, firm, openPortfolio, titles } from '../testing/open-portfolio.tsx';

const { list, add } = endpoints;
let api: ReturnType<typeof scriptApi>;

const picture = (name = 'veranda.jpg') => new File(['pixels'], name, { type: 'image/jpeg' });
const video = () => new File(['frames'], 'walk.mp4', { type: 'video/mp4' });
const posts = () => api.requests.filter(({ method }) => method === 'post');
const dialog = () => screen.findByRole('dialog', { name: 'Add to your portfolio' });
const form = async (name = 'New item') => within(await dialog()).getByRole('region', { name });
const user = userEvent.setup({ applyAccept: false });

async function openForm() {
  await user.click(await screen.findByRole('button', { name: 'Add Portfolio Item' }));
  return dialog();
}
async function chooseFiles(...files: File[]) {
  await user.upload(within(await dialog()).getByLabelText(/files$/), files);
}
async function fillIn(name?: string, title = 'Veranda') {
  const fields = within(await form(name));
  await user.type(fields.getByLabelText('Title'), title);
  await user.type(fields.getByLabelText('Description'), 'Teak and lime plaster.');
  await user.selectOptions(fields.getByLabelText('Category'), 'Residential');
}
const press = async (name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));

/** Answers one upload when the test says so. */
function heldUpload() {
  const answer = Promise.withResolvers<Awaited<ReturnType<Parameters<typeof api.answer>[1]>>>();
  let request: ScriptedRequest | undefined;
  api.answer(add, (seen) => {
    request = seen;
    return answer.promise as never;
  });
  return {
    sent: (share: number) => act(() => request?.upload?.(share)),
    answer: (status: number, body: unknown) => act(async () => answer.resolve({ status, body })),
  };
}

beforeAll(() => {
  modalDialogs();
  // jsdom shows no pictures.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  api = scriptApi();
  api.answer(list, () => ({ body: [anItem({ id: 1, title: 'Villa' })] }));
  api.answer(add, ({ body }) => {
    const title = String((body as FormData).get('title'));
    return { status: 201, body: anItem({ id: posts().length + 1, title }) };
  });
});
afterEach(() => act(() => toasts.dismiss()));
allowErrorLogs('Failed to add portfolio item');

describe('the form of a new item', () => {
  it('says what is missing, and sends nothing', async () => {
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

  it('wants a description of at least ten characters', async () => {
    openPortfolio(api);
    await openForm();
    await user.type(within(await form()).getByLabelText('Description'), 'Too short');
    await user.tab();
    expect(await screen.findByText(portfolioMessages.descriptionTooShort)).toBeInTheDocument();
  });

  it('refuses a file that is neither a picture nor a video, before it is sent', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Please select an image or video file')).toBeInTheDocument();
    await fillIn();
    await press('Add item');
    expect(posts()).toHaveLength(0);
  });

  it('refuses a file of more than 10 MB, before it is sent, and takes one of exactly 10 MB', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(
      new File([new Uint8Array(portfolioLimits.fileMax + 1)], 'big.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
    await fillIn();
    await press('Add item');
    expect(posts()).toHaveLength(0);
    await press('Choose another file');
    await chooseFiles(
      new File([new Uint8Array(portfolioLimits.fileMax)], 'fits.jpg', { type: 'image/jpeg' }),
    );
    await press('Add item');
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
  });

  it('previews a picture and a video', async () => {
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

  it('takes a file by drag and drop', async () => {
    openPortfolio(api);
    await openForm();
    const zone = screen.getByText('or drop files here');
    fireEvent.drop(zone, { dataTransfer: { files: [picture('dropped.png')] } });
    expect(await screen.findByText('dropped.png')).toBeInTheDocument();
  });

  it('keeps the browser from opening a file that is dropped beside the place for it', async () => {
    openPortfolio(api);
    // `fireEvent` answers false where the browser's own action was prevented.
    expect(fireEvent.drop(document.body)).toBe(true);
    await openForm();
    expect(fireEvent.drop(document.body)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(fireEvent.drop(document.body)).toBe(true);
  });

  it('is closed by Back, and is as it was when opened again', async () => {
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
  it('sends the form with the kind of its file, puts the item first, and closes', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(video());
    await fillIn(undefined, 'चलो 🏠');
    await press('Add item');
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await titles()).toEqual(['चलो 🏠', 'Villa']);
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

  it('sends an item once, however often the button is pressed', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await user.dblClick(within(await dialog()).getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
  });

  it('shows the progress, and Cancel brings the form back', async () => {
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

  it('keeps everything when it fails, and tries again under the same key', async () => {
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

  it.each([
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

describe('several files at once', () => {
  it('make one form each, which are added together', async () => {
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

  it('have a progress, a cancel and a retry each', async () => {
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
  });

  it('are sent two at a time; one that waits can be cancelled', async () => {
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

  it('can be added to and taken away', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'));
    await chooseFiles(picture('two.jpg'));
    await user.click(within(await form('New item 1')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('two.jpg')).toBeInTheDocument();
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument();
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

  it('goes on while the visitor is on another page, and its item is there on return', async () => {
    const { router, upload } = await startUpload();
    await act(() => router.navigate('/designers'));
    expect(screen.getByText('Another page')).toBeInTheDocument();
    await act(() => router.navigate('/portfolio'));
    expect(await screen.findByText('1 new item is being uploaded.')).toBeInTheDocument();
    await act(() => router.navigate('/designers'));
    await upload.answer(201, anItem({ id: 9, title: 'Veranda' }));
    api.answer(list, () => ({ body: [anItem({ id: 9, title: 'Veranda' })] }));
    await act(() => router.navigate('/portfolio'));
    expect(await titles()).toEqual(['Veranda']);
    expect(screen.queryByText(/being uploaded/)).not.toBeInTheDocument();
    expect(screen.queryByText(/not added yet/)).not.toBeInTheDocument();
  });

  it('keeps file and texts when it fails while the visitor is elsewhere', async () => {
    const { router, upload } = await startUpload();
    await act(() => router.navigate('/designers'));
    await upload.answer(500, {});
    await act(() => router.navigate('/portfolio'));
    expect(await screen.findByText('1 new item is not added yet.')).toBeInTheDocument();
    await openForm();
    expect(within(await form()).getByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. What you typed is kept.',
    );
    expect(within(await form()).getByLabelText('Title')).toHaveValue('Veranda');
  });

  it('ends when the visitor signs out, and nothing of it is kept', async () => {
    const { changeSession, runningTasks } = await startUpload();
    expect(runningTasks()).toHaveLength(1);
    changeSession({ user: null, status: 'signed-out', audience: 'guest' });
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0));
    changeSession({ user: firm, status: 'signed-in' });
    expect(await titles()).toEqual(['Villa']);
    expect(screen.queryByText(/not added yet/)).not.toBeInTheDocument();
  });

  it('keeps its form when the session expires meanwhile', async () => {
    const { changeSession, upload } = await startUpload();
    changeSession({ user: null, status: 'signed-out', audience: 'guest', hasEnded: true });
    await upload.answer(403, { detail: 'Signed out.' });
    changeSession({ user: firm, status: 'signed-in', hasEnded: false });
    expect(await form()).toBeInTheDocument();
    expect(within(await form()).getByLabelText('Title')).toHaveValue('Veranda');
  });
});
