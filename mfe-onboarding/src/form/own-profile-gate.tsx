import { problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure, problemAdvice, successToast } from '@aangan/firms';
import { type Elements, ErrorState, Muted, Row, Spinner } from '@aangan/ui';
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
  const isNew = error !== undefined && problemOf(error).kind === 'not-found';
  const failed = error !== undefined && !isNew && !profile;
  useEffect(() => {
    if (!profile) return;
    if (quiet) forgetFailure('load profile');
    else successToast('Profile data loaded successfully', 'load profile');
  }, [profile, quiet]);
  useEffect(() => {
    if (!failed) return;
    const problem = problemOf(error);
    console.error('Failed to load existing profile data', problem);
    failureToast(problem, 'Failed to load existing profile data', 'load profile');
  }, [failed, error]);

  if (profile) return children(profile);
  if (isNew) return children(null);
  if (failed) {
    return (
      <ErrorState title="Your profile could not be loaded" onRetry={refetch} retrying={isFetching}>
        <p>
          {`${problemAdvice(problemOf(error)) ?? 'Please try again.'} Nothing of your profile is lost.`}
        </p>
      </ErrorState>
    );
  }
  return (
    <Row gap="s" role="status" aria-live="polite">
      <Spinner size="inline" />
      <Muted>Loading your profile data...</Muted>
    </Row>
  );
}
