import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { problemCodes } from '@aangan/domain';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster, toasts } from '@aangan/ui';
import { allowErrorLogs, enterText } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnDesigner, anOwnVendor } from '../../testing/factories.ts';
import { DesignerBasicInfoPage } from '../designer-basic-info-page.tsx';
import { VendorBasicInfoPage } from '../vendor-basic-info-page.tsx';

const loaded = { updated_at: '2026-11-01T09:00:00.000001+00:00' };
const saved = { updated_at: '2026-11-01T09:00:00.000002+00:00' };

type Api = ReturnType<typeof scriptApi>;
type Failure = 'offline' | { status: number; body: object };

const designer = endpoint('get', '/designers/profiles/me/');
const designerSave = endpoint('post', '/designers/profiles/onboarding/');
const vendor = endpoint('get', '/designers/vendors/me/');
const vendorSave = endpoint('post', '/designers/vendors/onboarding/');

const kinds = [
  {
    kind: 'designer',
    Page: DesignerBasicInfoPage,
    user: aUser({ id: 7, is_designer: true }),
    load: (api: Api) => api.answer(designer, () => ({ body: anOwnDesigner(loaded) })),
    store: (api: Api) => api.answer(designerSave, () => ({ body: anOwnDesigner(saved) })),
    fail: (api: Api, failure: Failure) => api.answer(designerSave, () => failure),
  },
  {
    kind: 'vendor',
    Page: VendorBasicInfoPage,
    user: aUser({ id: 7, is_vendor: true }),
    load: (api: Api) => api.answer(vendor, () => ({ body: anOwnVendor(loaded) })),
    store: (api: Api) => api.answer(vendorSave, () => ({ body: anOwnVendor(saved) })),
    fail: (api: Api, failure: Failure) => api.answer(vendorSave, () => failure),
  },
];

allowErrorLogs('Failed to save basic information');
beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => toasts.dismiss());
});

describe.each(kinds)('the version of a $kind’s basic info', (one) => {
  const draftKey = `aangan.draft.${one.kind}-basic-info.7`;
  let api: Api;
  beforeEach(() => {
    api = scriptApi();
    one.load(api);
    one.store(api);
  });
  async function open() {
    const page = (
      <>
        <one.Page />
        <Toaster />
      </>
    );
    renderWithHost(page, { api, at: `/${one.kind}/onboarding/basic-info`, user: one.user });
    await screen.findByRole('form');
  }
  const put = (name: string, value: string) => enterText(screen.getByLabelText(name), value);
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const saves = () => api.requests.filter(({ method }) => method === 'post');
  const versions = () => saves().map(({ body }) => (body as { version?: string }).version);

  test('is the loaded one, and after a save the one that was answered', async () => {
    await open();
    await next();
    await waitFor(() => expect(versions()).toEqual([loaded.updated_at]));
    await screen.findByText('Profile information saved successfully');
    await put('Team strength', '31');
    await next();
    await waitFor(() => expect(versions()).toEqual([loaded.updated_at, saved.updated_at]));
  });

  test('says that the profile was changed elsewhere, and keeps what was typed as a draft', async () => {
    const { sentence } = problemCodes.changed_elsewhere;
    one.fail(api, { status: 409, body: { detail: sentence, code: 'changed_elsewhere' } });
    await open();
    await put('Team strength', '31');
    // The save in the other tab has deleted the draft that both tabs share.
    localStorage.removeItem(draftKey);
    await next();
    expect((await screen.findByText(sentence)).closest('[role]')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('Team strength')).toHaveValue('31');
    expect(JSON.parse(localStorage.getItem(draftKey) ?? '{}')).toEqual({ team_strength: '31' });
  });

  test('is sent again under the same key where the answer was lost', async () => {
    one.fail(api, 'offline');
    await open();
    await put('Team strength', '31');
    await next();
    await screen.findByText('Failed to save basic information');
    await next();
    await waitFor(() => expect(saves()).toHaveLength(2));
    const [first, second] = saves().map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  test('is that of the save whose answer was lost, where something else is saved after it', async () => {
    one.fail(api, 'offline');
    await open();
    await put('Team strength', '31');
    await next();
    await screen.findByText('Failed to save basic information');
    one.store(api);
    await put('Team strength', '32');
    await next();
    await screen.findByText('Profile information saved successfully');
    const [first, again, other] = saves();
    expect(again).toMatchObject({ body: first?.body, idempotencyKey: first?.idempotencyKey });
    expect(other?.body).toMatchObject({ team_strength: 32, version: saved.updated_at });
    expect(other?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});
