import { problemOf } from '@aangan/api-client';
import {
  ButtonLink,
  Container,
  type Elements,
  EmptyState,
  ErrorState,
  Spinner,
  usePageTitle,
} from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

export interface OwnProfilePageProps<Profile> {
  query: { data?: Profile; error?: unknown; isLoading: boolean };
  /** Where a firm without a profile creates one, and why it should. */
  onboarding: { to: string; text: string };
  children: (profile: NonNullable<Profile>) => Elements;
}

/** The page of the signed-in firm's own profile: loading, not created yet, failed, or loaded. */
export function OwnProfilePage<Profile>(props: OwnProfilePageProps<Profile>) {
  const { query, onboarding, children } = props;
  const { data, error, isLoading } = query;
  const { t } = useLingui();
  usePageTitle(t({ id: 'firms.your-profile', message: 'Your profile' }));
  if (isLoading) return <Spinner />;
  if (data && !error) return children(data);
  return (
    <Container>
      {problemOf(error).kind === 'not-found' ? (
        <EmptyState
          wholePage
          title={t({ id: 'firms.no-profile', message: 'You have no profile yet' })}
        >
          <p>{onboarding.text}</p>
          <ButtonLink as={Link} to={onboarding.to}>
            {t({ id: 'firms.complete-profile', message: 'Complete your profile' })}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ErrorState
          wholePage
          title={t({ id: 'firms.profile-failed', message: 'Failed to load profile data' })}
          retryLabel={t({ id: 'firms.retry', message: 'Retry' })}
          onRetry={() => window.location.reload()}
        />
      )}
    </Container>
  );
}
