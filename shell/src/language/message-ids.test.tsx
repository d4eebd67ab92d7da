import { renderWithHost } from '@aangan/host/testing';
import { createMessages } from '@aangan/messages';
import { expect, test } from '@jest/globals';
import { Trans } from '@lingui/react/macro';
import { fireEvent, screen } from '@testing-library/react';
import { createMessageIds } from './create-message-ids.ts';
import { MessageIdsContext, noMessageIds } from './message-ids.ts';
import { OwnMessages } from './own-messages.tsx';
import { RemoteMessages } from './remote-messages.tsx';

const page = (
  <OwnMessages i18n={createMessages()}>
    <h1>
      <Trans id="shell.title">Courtyard</Trans>
    </h1>
    <RemoteMessages messages={undefined}>
      <p>
        <Trans id="rooms.found">Rooms found</Trans>
      </p>
    </RemoteMessages>
  </OwnMessages>
);
const press = () => fireEvent.keyDown(window, { code: 'KeyK', altKey: true, shiftKey: true });

test('Alt Shift K shows the ids of the shell’s messages and of remotes, and the texts again', () => {
  renderWithHost(<MessageIdsContext value={createMessageIds(window)}>{page}</MessageIdsContext>);
  press();
  expect(screen.getByRole('heading')).toHaveTextContent('shell.title');
  expect(screen.getByText('rooms.found')).toBeVisible();
  press();
  expect(screen.getByRole('heading')).toHaveTextContent('Courtyard');
  expect(screen.getByText('Rooms found')).toBeVisible();
});

test('a page that shows none stays as it is', () => {
  renderWithHost(<MessageIdsContext value={noMessageIds}>{page}</MessageIdsContext>);
  press();
  expect(screen.getByRole('heading')).toHaveTextContent('Courtyard');
});
