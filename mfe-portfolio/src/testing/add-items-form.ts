import { type ScriptedRequest, scriptApi } from '@aangan/api-client/testing';
import { toasts } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { afterEach, beforeAll, beforeEach } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from './factories.ts';
import { endpoints } from './open-portfolio.tsx';

type Api = ReturnType<typeof scriptApi>;

/** An API with one item, which takes every upload; new for each test. */
export let api: Api;

/** A visitor whose file chooser offers every file, as a drop does. */
export const user = userEvent.setup({ applyAccept: false });

export const picture = (name = 'veranda.jpg') => new File(['pixels'], name, { type: 'image/jpeg' });
export const video = () => new File(['frames'], 'walk.mp4', { type: 'video/mp4' });

/** The uploads that were sent. */
export const posts = () => api.requests.filter(({ method }) => method === 'post');

beforeAll(() => {
  modalDialogs();
  // jsdom makes no addresses for files.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  sessionStorage.clear();
  api = scriptApi();
  api.answer(endpoints.list, () => ({ body: [anItem({ id: 1, title: 'Villa' })] }));
  api.answer(endpoints.add, ({ body }) => {
    const title = String((body as FormData).get('title'));
    return { status: 201, body: anItem({ id: posts().length + 1, title }) };
  });
});
afterEach(() => act(() => toasts.dismiss()));

/** Answers uploads when the test says so. */
export function heldUpload() {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  let request: ScriptedRequest | undefined;
  api.answer(endpoints.add, (seen) => {
    request = seen;
    return answer.promise;
  });
  return {
    sent: (share: number) => act(() => request?.upload?.(share)),
    answer: (status: number, body: unknown) => act(async () => answer.resolve({ status, body })),
  };
}

export const dialog = () => screen.findByRole('dialog', { name: 'Add to your portfolio' });
export const form = async (name = 'New item') =>
  within(await dialog()).getByRole('region', { name });

export async function openForm(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add Portfolio Item' }));
  await dialog();
}

export async function chooseFiles(...files: File[]): Promise<void> {
  await user.upload(within(await dialog()).getByLabelText(/files$/), files);
}

/** Fills in the texts of a new item. */
export async function fillIn(name?: string, title = 'Veranda'): Promise<void> {
  const fields = within(await form(name));
  await user.type(fields.getByLabelText('Title'), title);
  await user.type(fields.getByLabelText('Description'), 'Teak and lime plaster.');
  await user.selectOptions(fields.getByLabelText('Category'), 'Residential');
}

/** Presses a button of the dialog. */
export async function press(name: string): Promise<void> {
  await user.click(within(await dialog()).getByRole('button', { name }));
}
