import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { screen } from '@testing-library/react';
import { SaveButton } from '../app/save-button.tsx';

const thing = (name: string) => ({ params: { thing: name } });

export const endpoints = {
  saved: endpoint('get', '/boards/saved/'),
  save: (name: string) => endpoint('put', '/boards/saved/{thing}/', thing(name)),
  takeOff: (name: string) => endpoint('delete', '/boards/saved/{thing}/', thing(name)),
  join: endpoint('post', '/boards/join/', { body: { items: [] } }),
  put: (id: number) =>
    endpoint('post', '/boards/{id}/items/', { params: { id }, body: { thing: 'designer-7' } }),
};

export const client = aUser({ id: 7 });
export const board = { id: 3, title: 'Living room' };

/** An API where nothing is saved yet, and saving works. */
export function aSavingApi(): ReturnType<typeof scriptApi> {
  const api = scriptApi();
  api.answer(endpoints.saved, () => ({ body: { things: [] } }));
  for (const name of ['designer-7', 'designer-8', 'vendor-3']) {
    api.answer(endpoints.save(name), () => ({ body: { board, item_id: 1 } }));
    api.answer(endpoints.takeOff(name), () => ({
      body: { items: [{ board_id: 3, thing: name, note: 'For the court', after: 12 }] },
    }));
  }
  return api;
}

type Options = Parameters<typeof renderWithHost>[1];

/** A page with the hearts of three firms, one of them twice. */
export function openHearts(api: ReturnType<typeof scriptApi>, options: Options = {}) {
  return renderWithHost(
    <>
      <SaveButton thing="designer-7" name="Studio Aangan" />
      <SaveButton thing="designer-7" name="Studio Aangan" />
      <SaveButton thing="designer-8" name="Works" />
      <SaveButton thing="vendor-3" name="Tiles" />
      <Toaster />
    </>,
    { api, ...options },
  );
}

/** The hearts of Studio Aangan, and whether each is filled. */
export const hearts = () => screen.getAllByRole('button', { name: /Studio Aangan$/ });
export const areFilled = () => hearts().map((heart) => heart.getAttribute('aria-pressed'));
