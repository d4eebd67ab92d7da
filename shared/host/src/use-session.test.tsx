import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostProvider } from './host-provider.tsx';
import type { Session, SessionSource } from './session.ts';
import { createTestHost } from './testing/create-test-host.ts';
import { useSession } from './use-session.ts';

function Who() {
  return <p>{useSession().status}</p>;
}

test('a part that is taken over once the session is known begins as it was rendered', () => {
  const host = createTestHost();
  const now = host.session.current();
  const known: Session = { ...now, status: 'signed-in' };
  const rendered: Session = { ...now, status: 'checking' };
  const page = (session: Partial<SessionSource>) => (
    <HostProvider host={{ ...host, session: { ...host.session, ...session } }}>
      <Who />
    </HostProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page({ current: () => rendered }));
  const paragraph = screen.getByText('checking');
  // React prints a difference to the console, which fails the test.
  render(page({ current: () => known, rendered: () => rendered }), { container, hydrate: true });
  expect(screen.getByText('signed-in')).toBe(paragraph);
});
