import { aUser, renderWithHost } from '@aangan/host/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NoWork } from './no-work.tsx';

test.each([
  { isVerified: true, seen: 'Visitors see them as soon as you add them.' },
  { isVerified: false, seen: 'Visitors see them once we have verified your firm.' },
])('tells an owner when visitors see pictures (verified: $isVerified)', ({ isVerified, seen }) => {
  const user = aUser({ is_designer: true });
  renderWithHost(
    <NoWork name="Studio" isVerified={isVerified} ownerId={user.id} socialPage="/social" />,
    { user },
  );
  expect(screen.getByText(new RegExp(seen))).toBeInTheDocument();
});
