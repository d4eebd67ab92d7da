import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperatorPage } from '../app/operator-page.tsx';
import { aListing, anOperatorAccount } from './factories.ts';

export const queue = endpoint('get', '/operator/queue/');
export const accounts = endpoint('get', '/operator/accounts/');
export const reviews = endpoint('get', '/operator/reviews/');
export const messages = endpoint('get', '/operator/messages/');
export const pictures = endpoint('get', '/operator/pictures/');
export const evidence = endpoint('get', '/operator/evidence/');
export const audit = endpoint('get', '/operator/audit/');
export const at = (id: number) => ({ params: { id } });
export const verifyDesigner = endpoint('post', '/operator/designers/{id}/verify/', at(11));
export const unverifyDesigner = endpoint('post', '/operator/designers/{id}/unverify/', at(11));
export const suspend = endpoint('post', '/operator/accounts/{id}/suspend/', at(7));

export const page = <Item,>(results: Item[], parts: { count?: number; next?: string } = {}) => ({
  count: results.length,
  count_is_exact: true,
  next: null,
  previous: null,
  results,
  ...parts,
});

export let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  modalDialogs();
  api = scriptApi();
  api.answer(queue, () => ({ body: page([aListing()]) }));
  api.answer(reviews, () => ({ body: page([]) }));
  api.answer(messages, () => ({ body: page([]) }));
  api.answer(pictures, () => ({ body: page([]) }));
  api.answer(evidence, () => ({ body: page([]) }));
  api.answer(audit, () => ({ body: page([]) }));
  api.answer(accounts, () => ({ body: page([anOperatorAccount()]) }));
});

/** Opens the operators' page, with a queue of one profile, no reported review or message, no pictures that look alike and a list of one account. */
export function open(path = '/operator') {
  return renderWithHost(
    <>
      <OperatorPage />
      <Toaster />
    </>,
    { api, at: path, path: '/operator', user: aUser({ is_staff: true }) },
  );
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const sent = (url: string) => api.requests.filter((one) => one.url === url);

export async function choose(item: string) {
  await press('Actions for Studio Aangan');
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}
