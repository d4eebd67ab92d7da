import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { ButtonLink, Container, EmptyState, ErrorState, Spinner, usePageTitle } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { useGetOwnProfileQuery } from '../api/get-own-profile.ts';
import { OwnVendorProfile } from './own-vendor-profile.tsx';

/** /profile for vendors: the firm's profile, or the way to one. */
export function OwnProfileOrInvitation() {
  usePageTitle('Your profile');
  const { data, error, isLoading } = useGetOwnProfileQuery();
  if (isLoading) return <Spinner />;
  if (data && !error) return <OwnVendorProfile profile={data} />;
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
        <p>Three short steps, and designers can find what you supply.</p>
        <ButtonLink as={Link} to={paths.vendorOnboarding()}>
          Complete your profile
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
