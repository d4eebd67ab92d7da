import type { FilledSlots } from '@aangan/manifest';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import type { Composer } from './composer.ts';
import { SlotExtensions } from './slot-extensions.tsx';

const slots: FilledSlots = {
  'card.actions': {
    max: 2,
    height: 48,
    extensions: [
      { remote: 'boards', expose: './Heart' },
      { remote: 'deals', expose: './Offer' },
      { remote: 'more', expose: './More' },
    ],
  },
};

interface CardProps {
  label: string;
}

type Loads = Record<string, () => Promise<unknown>>;

function composerOf(loads: Loads): Composer & { reported: string[] } {
  const reported: string[] = [];
  return {
    reported,
    load: (remote) => loads[remote]?.() ?? Promise.reject(new Error(`no ${remote}`)),
    peek: () => undefined,
    isOff: () => false,
    threw: (remote, expose) => {
      reported.push(`${remote} ${expose}`);
      return false;
    },
    changed: () => undefined,
    ringed: (remote, expose, error) => reported.push(`${remote} ${expose}: ${error}`),
  };
}

function show(loads: Loads, more: Partial<Parameters<typeof SlotExtensions>[0]> = {}) {
  const composer = composerOf(loads);
  const slot = {
    composer,
    slots,
    name: 'card.actions',
    audience: 'guest',
    address: '/cards',
    readValue: () => undefined,
    props: { label: 'Bawa Tiles' },
    ...more,
  };
  const { container } = render(
    <>
      <SlotExtensions {...slot} />
      <p>The rest of the page</p>
    </>,
  );
  const rooms = () => [...container.querySelectorAll<HTMLElement>('[data-slot]')];
  return { composer, rooms };
}

const heart = async () => ({ Heart: ({ label }: CardProps) => <p>{`Save ${label}`}</p> });
const never = () => new Promise<never>(() => undefined);

test('shows what is put into it, with its props, at most as many as it takes', async () => {
  const offer = async () => ({ Offer: ({ label }: CardProps) => <p>{`Offer of ${label}`}</p> });
  const { rooms } = show({ boards: heart, deals: offer, more: never });
  expect(await screen.findByText('Save Bawa Tiles')).toBeInTheDocument();
  expect(await screen.findByText('Offer of Bawa Tiles')).toBeInTheDocument();
  expect(rooms()).toHaveLength(2);
});

test('keeps the room of one that loads or cannot be loaded, and the others work', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rooms } = show({ boards: heart, deals: never });
  expect(await screen.findByText('Save Bawa Tiles')).toBeInTheDocument();
  expect(rooms().map(({ style }) => style.minHeight)).toEqual(['48px', '48px']);
  expect(screen.getByText('The rest of the page')).toBeInTheDocument();
});

test('one that throws fails alone, is reported by its name, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let breaks = true;
  const offer = async () => ({
    Offer: () => {
      if (breaks) throw new Error('no offer');
      return <p>Offer</p>;
    },
  });
  const { composer, rooms } = show(
    { boards: heart, deals: offer },
    {
      failed: ({ retry }) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      ),
    },
  );
  const again = await screen.findByRole('button', { name: 'Again' });
  expect(composer.reported).toEqual(['deals ./Offer']);
  expect(await screen.findByText('Save Bawa Tiles')).toBeInTheDocument();
  expect(rooms()[1]?.style.minHeight).toBe('48px');
  breaks = false;
  await userEvent.click(again);
  expect(await screen.findByText('Offer')).toBeInTheDocument();
});

test('a slot that nothing is put into shows nothing', () => {
  const { rooms } = show({}, { name: 'card.other' });
  expect(rooms()).toEqual([]);
  expect(show({}, { slots: undefined }).rooms()).toEqual([]);
});

test('shows what depends on a value where that is set so', async () => {
  const when = { value: 'hearts', is: true };
  const extensions = [{ remote: 'boards', expose: './Heart', when }];
  const shown = { slots: { 'card.actions': { max: 1, extensions } } };
  const { rooms } = show({ boards: heart }, shown);
  expect(rooms()).toHaveLength(0);
  show({ boards: heart }, { ...shown, readValue: () => true });
  expect(await screen.findByText('Save Bawa Tiles')).toBeInTheDocument();
});

test('a ring of slots ends, and is reported with the slot and both remotes', async () => {
  const ring: FilledSlots = {
    'a.slot': { max: 1, extensions: [{ remote: 'a', expose: './A' }] },
    'b.slot': { max: 1, extensions: [{ remote: 'b', expose: './B' }] },
  };
  const around = {
    slots: ring,
    audience: 'guest',
    address: '/',
    props: {},
    readValue: () => undefined,
  };
  const composer = composerOf({
    a: async () => ({ A: () => <Framed label="A">{slotOf('b.slot')}</Framed> }),
    b: async () => ({ B: () => <Framed label="B">{slotOf('a.slot')}</Framed> }),
  });
  const slotOf = (name: string) => <SlotExtensions composer={composer} name={name} {...around} />;
  render(slotOf('a.slot'));
  expect(await screen.findByText('B')).toBeInTheDocument();
  expect(screen.getAllByText('A')).toHaveLength(1);
  expect(composer.reported).toEqual([
    'a ./A: Error: Ring of slots: b ./B has the slot a.slot and is shown within a ./A, which that slot shows',
  ]);
});

function Framed({ label, children }: { label: string; children: ReactNode }) {
  const [shown] = useState(label);
  return (
    <div>
      <p>{shown}</p>
      {children}
    </div>
  );
}
