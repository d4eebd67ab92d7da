import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { ButtonLink, Container, EmptyState, ErrorState, Spinner, usePageTitle } from '@aangan/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetOwnProfileQuery } from '../api/get-own-profile.ts';
import { OwnDesignerProfile } from './own-designer-profile.tsx';

/** /profile for designers and architects: the firm's profile, or the way to one. */
export function OwnProfileOrInvitation({ architects }: { architects: ReactNode }) {
  usePageTitle('Your profile');
  const { data, error, isLoading } = useGetOwnProfileQuery();
  if (isLoading) return <Spinner />;
  if (data && !error) return <OwnDesignerProfile profile={data} architects={architects} />;
  if (problemOf(error).kind === 'not-found') return <Invitation />;
  return (
    <Container>
      <ErrorState
        wholePage
        title="Failed to load profile data"
        retryLabel="Retry"
        onRetry={() => window.location.reload()}
      />
    </Container>
  );
}

function Invitation() {
  return (
    <Container>
      <EmptyState wholePage title="You have no profile yet">
        <p>Three short steps, and clients can find your firm.</p>
        <ButtonLink as={Link} to={paths.designerOnboarding()}>
          Complete your profile
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
