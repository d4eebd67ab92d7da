import { renderWithHost } from '@aangan/host/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ConversationLink } from './conversation-link.tsx';

test('a request leads to its conversation, by the name of the other side', () => {
  renderWithHost(<ConversationLink conversation={5} name="Studio Aangan" />);
  expect(screen.getByRole('link', { name: 'Conversation with Studio Aangan' })).toHaveAttribute(
    'href',
    '/conversations/5',
  );
});
