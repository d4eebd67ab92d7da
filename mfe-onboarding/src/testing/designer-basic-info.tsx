import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster, toasts } from '@aangan/ui';
import { allowErrorLogs, enterText } from '@aangan/ui/testing';
import { afterEach, beforeEach } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignerBasicInfoPage } from '../app/designer-basic-info-page.tsx';
import { anOwnDesigner } from './factories.ts';

export const own = endpoint('get', '/designers/profiles/me/');
export const save = endpoint('post', '/designers/profiles/onboarding/');
export const draftKey = 'aangan.draft.designer-basic-info.7';
export let api: ReturnType<typeof scriptApi>;

export function open() {
  const page = (
    <>
      <DesignerBasicInfoPage />
      <Toaster />
    </>
  );
  const user = aUser({ id: 7, is_designer: true });
  return renderWithHost(page, {
    api,
    at: '/designer/onboarding/basic-info',
    user,
  });
}

export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const form = () => screen.findByRole('form', { name: 'Designer profile' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const sent = () =>
  api.requests.filter(({ method }) => method === 'post').map(({ body }) => body);

export const put = (name: string, value: string) => enterText(field(name), value);

allowErrorLogs('Failed to save basic information', 'Failed to load existing profile data');
beforeEach(() => {
  localStorage.clear();
  api = scriptApi();
  api.answer(own, () => ({ body: anOwnDesigner() }));
  api.answer(save, () => ({ body: anOwnDesigner() }));
});
afterEach(() => {
  act(() => toasts.dismiss());
});
