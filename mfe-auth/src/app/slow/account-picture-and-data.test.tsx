import { fileMessages } from '@aangan/domain';
import { aUser } from '@aangan/host/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  check,
  exportData,
  open,
  press,
  pressFound,
  removeAvatar,
  sent,
  setAvatar,
} from '../../testing/account-sections.tsx';

describe('the picture', () => {
  const png = new File(['png'], 'asha.png', { type: 'image/png' });
  const input = () => screen.getByLabelText<HTMLInputElement>('Picture');
  /** jsdom decodes no pictures: here only files that start like the picture below are pictures. */
  const decode = jest.fn(async function decodes(this: HTMLImageElement) {
    if (!this.src.endsWith(`,${btoa('png')}`)) throw new Error('no picture');
  });
  const choose = (file: File) => userEvent.upload(input(), file, { applyAccept: false });

  beforeEach(() => {
    HTMLImageElement.prototype.decode = decode;
  });

  test('is previewed before it is saved, then updates the session', async () => {
    api.answer(setAvatar, () => ({ body: aUser({ avatar: '/api/media/a.png' }) }));
    open();
    await choose(png);
    const save = await screen.findByRole('button', { name: 'Save picture' });
    expect(document.querySelector('img[src^="data:image/png"]')).not.toBeNull();
    await userEvent.click(save);
    expect(await screen.findByText('Your picture has been saved')).toBeInTheDocument();
    const [request] = sent('put', '/auth/me/avatar/');
    expect((request?.body as FormData | undefined)?.get('avatar')).toBeInstanceOf(File);
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('is left as it was after Cancel', async () => {
    open();
    await choose(png);
    await pressFound('Cancel');
    expect(screen.getByRole('button', { name: 'Add a picture' })).toBeInTheDocument();
    expect(document.querySelector('img[src^="data:"]')).toBeNull();
  });

  test.each([
    [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), 'Please select an image'],
    [new File(['%PDF'], 'a-pdf-named.png', { type: 'image/png' }), 'Please select an image'],
    [
      new File([new Uint8Array(5 * 1024 * 1024)], 'big.png', { type: 'image/png' }),
      'File size must be less than 5MB',
    ],
  ])('is refused before anything is sent (%#)', async (file, message) => {
    open();
    await choose(file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save picture' })).not.toBeInTheDocument();
    expect(sent('put', '/auth/me/avatar/')).toEqual([]);
  });

  test.each([
    [{ status: 400, body: { avatar: ['Upload a valid image.'] } }, 'Upload a valid image.'],
    [{ status: 413, body: { detail: 'Large.' } }, 'File size must be less than 5MB'],
    ['offline', 'Network error. Please check your internet connection and try again.'],
  ] as const)('says why it could not be saved, and can be retried: %j', async (answer, words) => {
    api.answer(setAvatar, () => answer as never);
    open();
    await choose(png);
    await pressFound('Save picture');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save picture' })).toBeInTheDocument();
  });

  test('of more than 5 MB can be made smaller, and says where that is not possible', async () => {
    open();
    await choose(new File([new Uint8Array(6 * 1024 * 1024)], 'big.jpg', { type: 'image/jpeg' }));
    const smaller = await screen.findByRole('button', { name: 'Make it smaller' });
    const sentence = screen.getByText('File size must be less than 5MB');
    expect(sentence.compareDocumentPosition(smaller)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(smaller);
    expect(smaller).toHaveAttribute('aria-busy', 'true');
    expect(smaller).toHaveTextContent('Making it smaller…');
    // jsdom opens no picture.
    expect(await screen.findByText(fileMessages.notShrinkable)).toBeInTheDocument();
  });

  test('is taken as HEIC, also where it is named JPG and this browser cannot show it', async () => {
    api.answer(setAvatar, () => ({ body: aUser({ avatar: '/api/media/a.webp' }) }));
    open();
    await choose(new File(['\0\0\0\x18ftypheic'], 'IMG_1.JPG', { type: 'image/jpeg' }));
    expect(await screen.findByText(/cannot be shown here before it is saved/)).toBeInTheDocument();
    await pressFound('Save picture');
    expect(await screen.findByText('Your picture has been saved')).toBeInTheDocument();
  });

  test('is removed', async () => {
    api.answer(removeAvatar, () => ({ body: aUser() }));
    open(aUser({ avatar: '/api/media/a.png' }));
    await press('Remove picture');
    expect(await screen.findByText('Your picture has been removed')).toBeInTheDocument();
    expect(check).toHaveBeenCalledTimes(1);
  });
});

describe('the account’s data', () => {
  test('is downloaded as a JSON file, named by the day', async () => {
    const saved: { name: string; file: Blob }[] = [];
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file) => {
      files.set('blob:1', file as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href) as Blob });
    });
    api.answer(exportData, () => ({ body: { account: { email: 'asha@example.in' } } }) as never);
    open();
    await press('Download your data');
    expect(await screen.findByText('Your data is in your downloads')).toBeInTheDocument();
    expect(saved[0]?.name).toMatch(/^aangan-export-\d{4}-\d{2}-\d{2}\.json$/);
    expect(saved[0]?.file.type).toBe('application/json');
    click.mockRestore();
  });

  test('says that the download failed', async () => {
    api.answer(exportData, () => ({ status: 503, body: '' }));
    open();
    await press('Download your data');
    expect(
      await screen.findByText('Service temporarily unavailable. Please try again later.'),
    ).toBeInTheDocument();
  });
});
