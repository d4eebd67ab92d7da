import type { FilledSlots, SiteComposition } from '@aangan/manifest';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Composer } from '../composer.ts';
import { RemoteComponent } from '../remote-component.tsx';
import { SlotExtensions } from '../slot-extensions.tsx';
import { madeBy } from './made-by.ts';

const slots: FilledSlots = {
  'card.actions': { max: 1, extensions: [{ remote: 'boards', expose: './Heart' }] },
};
const remotes = [
  {
    name: 'boards',
    release: 'r',
    routes: [
      {
        path: '/boards/:id',
        expose: './Page',
        link: { slot: 'header.links', label: 'Boards', order: 1 },
      },
    ],
  },
] satisfies SiteComposition['remotes'];

const modules: Record<string, unknown> = {
  'designers ./Page': {
    Page: () => (
      <>
        <p>Cards</p>
        <div data-link-slot="header.links">
          <a href="/boards/8">Like a link of boards</a>
        </div>
        <SlotExtensions
          composer={composer}
          slots={slots}
          name="card.actions"
          audience="guest"
          address="/"
          readValue={() => undefined}
          props={{}}
        />
        <Part remote="auth" expose="./Panel" />
      </>
    ),
  },
  'boards ./Heart': { Heart: () => <button type="button">Save</button> },
  'auth ./Panel': { Panel: () => <p>Sign in</p> },
};
const composer: Composer = {
  load: () => Promise.reject(new Error('not at hand')),
  peek: (remote, expose) => modules[`${remote} ${expose}`],
  isOff: () => false,
  threw: () => false,
  changed: () => undefined,
  ringed: () => undefined,
};

function Part({ remote, expose }: { remote: string; expose: string }) {
  return (
    <RemoteComponent
      composer={composer}
      remote={remote}
      expose={expose}
      loading={null}
      failed={() => null}
    />
  );
}

function show() {
  render(
    <>
      <nav data-link-slot="header.links">
        <a href="/boards/7">
          <i>Boards</i>
        </a>
        <a href="/elsewhere">Other</a>
      </nav>
      <Part remote="designers" expose="./Page" />
    </>,
  );
  return (text: string) => madeBy(screen.getByText(text), { remotes });
}

test('tells the module of a page, of a part and of an extension, with its slot', () => {
  const of = show();
  expect(of('Cards')).toMatchObject({ name: 'designers', part: './Page' });
  expect(of('Cards').slot).toBeUndefined();
  expect(of('Cards').elements).toContain(screen.getByText('Cards'));
  expect(of('Save')).toMatchObject({ name: 'boards', part: './Heart', slot: 'card.actions' });
  expect(of('Sign in')).toMatchObject({ name: 'auth', part: './Panel' });
  expect(of('Sign in').slot).toBeUndefined();
});

test('tells whose page a link of the shell leads to, with the slot that it is in', () => {
  const of = show();
  const link = screen.getByText('Boards').closest('a');
  expect(of('Boards')).toEqual({
    name: 'boards',
    part: '/boards/:id',
    slot: 'header.links',
    elements: [link],
  });
  expect(of('Other')).toEqual({ name: 'shell', elements: [screen.getByText('Other')] });
});

test('believes no link that a remote draws as the shell would', () => {
  expect(show()('Like a link of boards')).toMatchObject({ name: 'designers', part: './Page' });
});

test('is the shell of what no remote shows, and of what React has not taken over', () => {
  document.body.insertAdjacentHTML('beforeend', '<p>Foreign</p>');
  const of = show();
  expect(of('Foreign')).toMatchObject({ name: 'shell' });
  screen.getByText('Foreign').remove();
});
