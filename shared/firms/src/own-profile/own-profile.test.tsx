import { aUser, renderWithHost } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OwnProfile, type OwnProfileProps } from './own-profile.tsx';

function show(parts: Partial<OwnProfileProps> = {}, user = aUser()) {
  renderWithHost(
    <OwnProfile
      name="Studio Meera"
      avatar={null}
      isVerified
      sentBack={null}
      specializations={['Villas & Farmhouses']}
      bio="Two sisters and a courtyard."
      details={[{ name: 'Minimum budget', value: '₹1.8L', exact: '₹1,80,000' }]}
      editPage="/designer/onboarding/basic-info"
      publicPage="/designers/7"
      {...parts}
    />,
    { user },
  );
}

describe('a firm’s own profile', () => {
  test('shows its name, specializations, bio and details, with exact amounts as tooltips', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Studio Meera' })).toBeInTheDocument();
    expect(screen.getByText('Villas & Farmhouses')).toBeInTheDocument();
    expect(screen.getByText('Two sisters and a courtyard.')).toBeInTheDocument();
    expect(screen.getByText('₹1.8L')).toHaveAttribute('title', '₹1,80,000');
  });

  test('links to editing, the portfolio, the requests received, the dashboard and the public page', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/designer/onboarding/basic-info',
      '/portfolio',
      '/connection-requests',
      '/dashboard',
      '/designers/7',
    ]);
  });

  test('reminds of an email that is not verified', () => {
    show({}, aUser({ email_verified: false }));
    expect(screen.getByText('Your email address is not verified yet')).toBeInTheDocument();
  });

  test('says whether it is verified, and what that means while it is not', () => {
    show();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('shows why it was sent back, in the operator’s words, and links to the change', () => {
    const sentBack = { why: 'The address is missing its city.', at: '2026-11-01T09:30:00.000Z' };
    show({ isVerified: false, sentBack });
    expect(screen.getByText('Sent back')).toBeInTheDocument();
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent('The address is missing its city.');
    expect(notice).toHaveTextContent('1 November 2026');
    expect(screen.getByRole('link', { name: 'Change your profile' })).toHaveAttribute(
      'href',
      '/designer/onboarding/basic-info',
    );
    expect(screen.queryByText('Waiting for verification')).not.toBeInTheDocument();
  });

  test('does not show an operator’s words once it is verified', () => {
    show({ sentBack: { why: 'Old words', at: '2026-11-01T09:30:00.000Z' } });
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.queryByText('Old words')).not.toBeInTheDocument();
  });

  test('says that it is not in the listing before it is verified', () => {
    show({ isVerified: false });
    expect(screen.getByText('Waiting for verification')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('not in the listing');
  });
});
