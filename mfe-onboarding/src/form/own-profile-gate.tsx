import { problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure, problemAdvice, successToast } from '@aangan/firms';
import { type Elements, ErrorState, Muted, Row, Spinner } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** The result of the query for the own profile. */
interface OwnProfileQuery<Profile> {
  currentData?: Profile | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface OwnProfileGateProps<Profile> {
  query: OwnProfileQuery<Profile>;
  /** Loads without a toast: for a step that is not about the data of the profile. */
  quiet?: boolean;
  /** Draws the form; `profile` is null where there is none yet. */
  children: (profile: Profile | null) => Elements;
}

/**
 * Loads the own profile and reports the result in a toast. A missing profile is not a failure. After a failure there
 * is no form, as saving an empty one would overwrite the profile.
 */
export function OwnProfileGate<Profile>(props: OwnProfileGateProps<Profile>) {
  const { query, quiet = false, children } = props;
  const { currentData: profile, error, isFetching, refetch } = query;
  const { i18n, t } = useLingui();
  const loaded = t({
    id: 'onboarding.profile-loaded',
    message: 'Profile data loaded successfully',
  });
  const notLoaded = t({
    id: 'onboarding.profile-not-loaded',
    message: 'Failed to load existing profile data',
  });
  const isNew = error !== undefined && problemOf(error).kind === 'not-found';
  const failed = error !== undefined && !isNew && !profile;
  useEffect(() => {
    if (!profile) return;
    if (quiet) forgetFailure('load profile');
    else successToast(loaded, 'load profile');
  }, [profile, quiet, loaded]);
  useEffect(() => {
    if (!failed) return;
    const problem = problemOf(error);
    console.error(notLoaded, problem);
    failureToast(problem, notLoaded, 'load profile');
  }, [failed, error, notLoaded]);

  if (profile) return children(profile);
  if (isNew) return children(null);
  if (failed) {
    const advice =
      problemAdvice(problemOf(error), i18n) ??
      t({ id: 'onboarding.please-try-again', message: 'Please try again.' });
    return (
      <ErrorState
        title={t({ id: 'onboarding.profile-failed', message: 'Your profile could not be loaded' })}
        onRetry={refetch}
        retrying={isFetching}
      >
        <p>
          {t({
            id: 'onboarding.nothing-lost',
            message: `${advice} Nothing of your profile is lost.`,
          })}
        </p>
      </ErrorState>
    );
  }
  return (
    <Row gap="s" role="status" aria-live="polite">
      <Spinner size="inline" />
      <Muted>
        {t({ id: 'onboarding.loading-profile', message: 'Loading your profile data...' })}
      </Muted>
    </Row>
  );
}
