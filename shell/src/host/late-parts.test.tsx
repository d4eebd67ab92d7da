import { type Composer, SlotExtensions } from '@aangan/runtime';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';

const heart = { Heart: ({ label }: { label: string }) => <button type="button">{label}</button> };

const slots = { 'card.save': { max: 1, extensions: [{ remote: 'boards', expose: './Heart' }] } };

function composerOf(loading: Promise<unknown>, present?: unknown): Composer {
  return {
    load: () => loading,
    peek: () => present,
    isOff: () => false,
    threw: () => false,
    changed: () => undefined,
    ringed: () => undefined,
  };
}

let change: (label: string) => void;

function Card({ composer }: { composer: Composer }) {
  const [shown, setShown] = useState('Save');
  change = setShown;
  return (
    <SlotExtensions
      composer={composer}
      slots={slots}
      name="card.save"
      audience="guest"
      address="/"
      readValue={() => undefined}
      props={{ label: shown }}
    />
  );
}

test('a rendered part that loads late is taken over, though its page changes before, and shows the change then', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Card composer={composerOf(Promise.resolve(), heart)} />);
  const rendered = screen.getByRole('button');
  const loading = Promise.withResolvers<unknown>();
  render(<Card composer={composerOf(loading.promise)} />, { container, hydrate: true });
  act(() => change('Saved'));
  expect(rendered).toBeInTheDocument();
  await act(async () => loading.resolve(heart));
  expect(screen.getByRole('button', { name: 'Saved' })).toBe(rendered);
});
