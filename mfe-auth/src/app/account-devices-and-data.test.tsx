import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './account-page.tsx';

const sessions = endpoint('get', '/auth/sessions/');
const preferences = endpoint('get', '/auth/me/email-preferences/');
const setPreferences = endpoint('patch', '/auth/me/email-preferences/');
const setAvatar = endpoint('put', '/auth/me/avatar/');
const removeAvatar = endpoint('delete', '/auth/me/avatar/');
const exportData = endpoint('get', '/auth/me/export/');
/** How axios represents a response without a body. */
const none = { status: 204, body: '' as never } as const;

const here = {
  id: '11111111-1111-4111-8111-111111111111',
  device: 'Chrome on Linux',
  created_at: '2026-11-01T06:30:00.000Z',
  last_used_at: '2026-11-21T06:30:00.000Z',
  is_current: true,
};
const phone = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  device: 'Safari on iPhone',
  is_current: false,
};

const signOut = jest.fn(() => Promise.resolve());
const check = jest.fn(() => Promise.resolve());
let api: ReturnType<typeof scriptApi>;

beforeEach(() => {
  modalDialogs();
  signOut.mockClear();
  check.mockClear();
  api = scriptApi();
  api.answer(sessions, () => ({ body: [here, phone] }));
  api.answer(preferences, () => ({ body: { requests: true, reviews: false } }));
});

function open(user = aUser()) {
  return renderWithHost(
    <>
      <AccountPage />
      <Toaster />
    </>,
    { api, at: '/account', path: '/account', user, session: { signOut, check } },
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pressFound = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const sent = (method: string, url: string) =>
  api.requests.filter((one) => one.method === method && one.url === url);

describe('where one is signed in', () => {
  const list = () => screen.findByRole('list', { name: 'Devices that are signed in' });

  it('says that they are on their way, and so do the emails', async () => {
    api.answer(sessions, () => new Promise(() => undefined));
    api.answer(preferences, () => new Promise(() => undefined));
    open();
    expect(screen.getByText('Loading your devices…')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Loading your choices…')).toHaveAttribute('role', 'status');
  });

  it('lists the devices, this one marked, with their times', async () => {
    open();
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Chrome on LinuxThis device');
    expect(rows[0]).toHaveTextContent(
      /Signed in on 1 Nov 2026, \d+:\d\d.[ap]m Last used on 21 Nov 2026, /,
    );
    expect(rows[1]).toHaveTextContent('Safari on iPhone');
    expect(rows[1]).toHaveTextContent(
      /Signed in on 1 Nov 2026, \d+:\d\d.[ap]m Last used on 21 Nov 2026, /,
    );
    expect(rows[1]).not.toHaveTextContent('This device');
  });

  it('signs one out, and focus stays at the list', async () => {
    api.answer(
      endpoint('delete', '/auth/sessions/{id}/', { params: { id: phone.id } }),
      () => none,
    );
    open();
    await list();
    api.answer(sessions, () => ({ body: [here] }));
    await press(/^Sign out Safari on iPhone, signed in on 1 Nov 2026, /);
    expect(await screen.findByText('Safari on iPhone is signed out')).toBeInTheDocument();
    await waitFor(async () =>
      expect(within(await list()).getAllByRole('listitem')).toHaveLength(1),
    );
    expect(await list()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('takes a device that was signed out elsewhere meanwhile as done', async () => {
    api.answer(endpoint('delete', '/auth/sessions/{id}/', { params: { id: phone.id } }), () => ({
      status: 404,
      body: { detail: 'Not found.' },
    }));
    open();
    await pressFound(/^Sign out Safari on iPhone, signed in/);
    expect(await screen.findByText('Safari on iPhone is signed out')).toBeInTheDocument();
  });

  it('signs all others out', async () => {
    api.answer(endpoint('delete', '/auth/sessions/'), () => none);
    open();
    await pressFound('Sign out everywhere else');
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(sent('get', '/auth/sessions/').length).toBeGreaterThan(1);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('signs this device out as Logout does', async () => {
    open();
    await pressFound('Sign out on this device');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('says that a device could not be signed out', async () => {
    api.answer(
      endpoint('delete', '/auth/sessions/{id}/', { params: { id: phone.id } }),
      () => 'offline',
    );
    open();
    await pressFound(/^Sign out Safari on iPhone, signed in/);
    expect(await screen.findByText(/Network error/)).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    api.answer(sessions, () => ({ status: 500, body: '' }));
    open();
    expect(await screen.findByText('Your devices could not be loaded')).toBeInTheDocument();
    api.answer(sessions, () => ({ body: [here] }));
    await press('Try again');
    expect(await list()).toBeInTheDocument();
  });
});

describe('the emails', () => {
  const firm = aUser({ is_vendor: true });
  const reviews = () => screen.findByRole('switch', { name: 'Reviews' });

  it('are switches that stand as chosen; reviews are a vendor’s', async () => {
    const { unmount } = open(firm);
    expect(await reviews()).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Connection requests' })).toBeChecked();
    unmount();
    open(aUser({ is_designer: true }));
    await screen.findByRole('switch', { name: 'Connection requests' });
    expect(screen.queryByRole('switch', { name: 'Reviews' })).not.toBeInTheDocument();
  });

  it('move at once and are saved', async () => {
    let finish: () => void = () => undefined;
    api.answer(setPreferences, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { body: { requests: true, reviews: true } };
    });
    open(firm);
    await userEvent.click(await reviews());
    expect(await reviews()).toBeChecked();
    finish();
    await waitFor(() =>
      expect(sent('patch', '/auth/me/email-preferences/').map(({ body }) => body)).toEqual([
        { reviews: true },
      ]),
    );
  });

  it('move back where the choice could not be saved', async () => {
    api.answer(setPreferences, () => 'offline');
    open(firm);
    await userEvent.click(await reviews());
    expect(
      await screen.findByText('Your choice could not be saved. Please try again.'),
    ).toBeInTheDocument();
    expect(await reviews()).not.toBeChecked();
  });

  it('can be loaded again after a failure', async () => {
    api.answer(preferences, () => 'offline');
    open();
    expect(await screen.findByText('Your choices could not be loaded')).toBeInTheDocument();
  });
});

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

  it('is looked at before it is saved, then known to the session', async () => {
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

  it('can be left as it is after all', async () => {
    open();
    await choose(png);
    await pressFound('Cancel');
    expect(screen.getByRole('button', { name: 'Add a picture' })).toBeInTheDocument();
    expect(document.querySelector('img[src^="data:"]')).toBeNull();
  });

  it.each([
    [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), 'Please select an image'],
    [new File(['%PDF'], 'a-pdf-named.png', { type: 'image/png' }), 'Please select an image'],
    [
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
      'File size must be less than 5MB',
    ],
  ])('is refused before anything is sent (%#)', async (file, message) => {
    open();
    await choose(file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save picture' })).not.toBeInTheDocument();
    expect(sent('put', '/auth/me/avatar/')).toEqual([]);
  });

  it.each([
    [{ status: 400, body: { avatar: ['Upload a valid image.'] } }, 'Upload a valid image.'],
    [{ status: 413, body: { detail: 'Large.' } }, 'File size must be less than 5MB'],
    ['offline', 'Network error. Please check your internet connection and try again.'],
  ] as const)(
    'says why it could not be saved, and may be tried again: %j',
    async (answer, words) => {
      api.answer(setAvatar, () => answer as never);
      open();
      await choose(png);
      await pressFound('Save picture');
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Save picture' })).toBeInTheDocument();
    },
  );

  it('is removed', async () => {
    api.answer(removeAvatar, () => ({ body: aUser() }));
    open(aUser({ avatar: '/api/media/a.png' }));
    await press('Remove picture');
    expect(await screen.findByText('Your picture has been removed')).toBeInTheDocument();
    expect(check).toHaveBeenCalledTimes(1);
  });
});

describe('one’s data', () => {
  it('comes as a JSON file, named by the day', async () => {
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

  it('says that it could not be had', async () => {
    api.answer(exportData, () => ({ status: 503, body: '' }));
    open();
    await press('Download your data');
    expect(
      await screen.findByText('Service temporarily unavailable. Please try again later.'),
    ).toBeInTheDocument();
  });
});
