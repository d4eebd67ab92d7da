import { fileMessages, portfolioLimits } from '@aangan/domain';
import { allowErrorLogs } from '@aangan/ui/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  api,
  chooseFiles,
  dialog,
  fillIn,
  form,
  openForm,
  picture,
  posts,
  press,
} from '../../testing/add-items-form.ts';
import { openPortfolio } from '../../testing/open-portfolio.tsx';

const heicHead = '\0\0\0\x18ftypheic\0\0\0\0';

allowErrorLogs('Failed to add portfolio item');

describe('files as phones and mails have them', () => {
  const sentFile = () => (posts()[0]?.body as FormData | undefined)?.get('images') as File;

  test.each([
    ['HEIC', new File([heicHead], 'IMG_1.heic', { type: 'image/heic' })],
    ['HEIC of a system that does not know it', new File([heicHead], 'IMG_1.HEIC')],
    [
      'a picture without a name and a type, as of a camera',
      new File([new Uint8Array([0xff, 0xd8, 0xff])], ''),
    ],
    ['AVIF', new File(['avif'], 'a.avif', { type: 'image/avif' })],
  ])('takes %s', async (_what, file) => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(file);
    await screen.findByRole('button', { name: 'Choose another file' });
    await fillIn();
    await press('Add item');
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
    expect(sentFile().size).toBe(file.size);
  });

  test('offers to make a picture smaller that is too large, and says where that cannot be done', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(
      new File([new Uint8Array(portfolioLimits.fileMax)], 'IMG_2.heic', { type: 'image/heic' }),
    );
    expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
    const smaller = screen.getByRole('button', { name: 'Make it smaller' });
    fireEvent.click(smaller);
    expect(smaller).toHaveAttribute('aria-busy', 'true');
    expect(smaller).toHaveTextContent('Making it smaller…');
    // jsdom opens no picture.
    expect(await screen.findByText(fileMessages.heicNotShrinkable)).toBeInTheDocument();
  });

  test('offers no such thing for a video', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(
      new File([new Uint8Array(portfolioLimits.fileMax)], 'a.mp4', { type: 'video/mp4' }),
    );
    expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make it smaller' })).not.toBeInTheDocument();
  });

  test('says that a file has changed or gone since it was chosen, and keeps what was typed', async () => {
    const file = picture();
    openPortfolio(api);
    await openForm();
    await chooseFiles(file);
    await fillIn();
    const reading = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    reading.mockImplementation(function fail(this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as never);
    });
    await press('Add item');
    expect(await within(await form()).findByText(fileMessages.gone)).toBeInTheDocument();
    expect(screen.queryByText(/offline|internet connection/i)).not.toBeInTheDocument();
    expect(posts()).toHaveLength(0);
    reading.mockRestore();
    await press('Choose another file');
    await chooseFiles(picture('again.jpg'));
    expect(within(await form()).getByLabelText('Title')).toHaveValue('Veranda');
    await press('Try again');
    expect(await screen.findByText('Portfolio item added successfully!')).toBeInTheDocument();
  });

  test('says what is wrong with a drop that has no file, or a folder', async () => {
    openPortfolio(api);
    await openForm();
    const zone = within(await dialog()).getByText('or drop files here').parentElement as Element;
    fireEvent.drop(zone, {
      dataTransfer: { files: [], items: [{ kind: 'string', type: 'text/html' }] },
    });
    expect(await screen.findByText(fileMessages.noFile)).toBeInTheDocument();
    const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) };
    fireEvent.drop(zone, { dataTransfer: { files: [new File([], 'rooms')], items: [folder] } });
    expect(await screen.findByText(fileMessages.folder)).toBeInTheDocument();
    fireEvent.drop(zone, { dataTransfer: { files: [picture()], items: [{ kind: 'file' }] } });
    expect(await screen.findByRole('img', { name: 'Preview of veranda.jpg' })).toBeInTheDocument();
  });
});
