import { EmptyState, ErrorState, Notice, Skeleton, Stack } from '@aangan/ui';
import type { Refusal } from '../api/send-request.ts';

interface AnswerStateProps {
  /** Shown while nothing is known yet. */
  lines?: number;
  error: Refusal | undefined;
  onRetry: () => void;
}

/** What is shown in place of an answer that is not there: a skeleton, or why there is none. */
export function AnswerState({ lines = 4, error, onRetry }: AnswerStateProps) {
  // What does not exist is not there a second time either.
  if (error?.status === 404) return <EmptyState title={error.detail} />;
  if (error) {
    return (
      <ErrorState title="This could not be read" onRetry={onRetry}>
        <p>{error.detail}</p>
      </ErrorState>
    );
  }
  return (
    <Stack gap="m" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_unused, line) => (
        <Skeleton key={line} height="4.5rem" />
      ))}
    </Stack>
  );
}

/** Says once for a page that what it shows is no longer asked successfully. */
export function StaleNotice({ errors }: { errors: readonly unknown[] }) {
  const [error] = errors.flatMap((one) => refusalOf(one) ?? []);
  if (!error) return null;
  return <Notice tone="error">{`What you see may be old. ${error.detail}`}</Notice>;
}

/**
 * RTK Query's error as the console's requests give it. Undefined where the session has ended: the question for the
 * password says so, and the page is asked again after it.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (typeof error !== 'object' || error === null || !('detail' in error)) return undefined;
  const refusal = error as Refusal;
  return refusal.status === 401 ? undefined : refusal;
}
