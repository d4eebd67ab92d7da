import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OwnProfilePage, type OwnProfilePageProps } from './own-profile-page.tsx';

function show(query: OwnProfilePageProps<string>['query']) {
  render(
    <MemoryRouter>
      <OwnProfilePage query={query} onboarding={{ to: '/start', text: 'Three short steps.' }}>
        {(profile) => <h1>{profile}</h1>}
      </OwnProfilePage>
    </MemoryRouter>,
  );
}

describe('the page of an own profile', () => {
  test('shows the profile once it is loaded', () => {
    show({ data: 'Studio Meera', isLoading: false });
    expect(screen.getByRole('heading')).toHaveTextContent('Studio Meera');
    expect(document.title).toBe('Your profile · Aangan');
  });

  test('invites a firm without a profile to create one', () => {
    show({ error: { kind: 'not-found', message: 'Not found.' }, isLoading: false });
    expect(screen.getByText('You have no profile yet')).toBeInTheDocument();
    expect(screen.getByText('Three short steps.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/start',
    );
  });

  test.each(['server', 'network'])('offers a retry after a failure (%s)', (kind) => {
    show({ error: { kind, message: 'No' }, isLoading: false });
    expect(screen.getByText('Failed to load profile data')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  test('does not show a cached profile after a failure', () => {
    show({ data: 'Studio Meera', error: { kind: 'server', message: 'No' }, isLoading: false });
    expect(screen.queryByText('Studio Meera')).not.toBeInTheDocument();
  });
});
