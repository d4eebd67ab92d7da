import { EmptyState, ErrorState, Notice, Skeleton, Stack } from '@aangan/ui';
import type { Refusal } from '../api/send-request.ts';

interface AnswerStateProps {
  /** Shown while nothing is known yet. */
  lines?: number;
  error: Refusal | undefined;
  onRetry: () => void;
}

/** Shown in place of a missing answer: a skeleton, or the error. */
export function AnswerState({ lines = 4, error, onRetry }: AnswerStateProps) {
  // A retry would not help.
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

/** Says once per page that its data could no longer be refreshed. */
export function StaleNotice({ errors }: { errors: readonly unknown[] }) {
  const [error] = errors.flatMap((one) => refusalOf(one) ?? []);
  if (!error) return null;
  return <Notice tone="error">{`What you see may be old. ${error.detail}`}</Notice>;
}

/**
 * RTK Query's error as the console's requests return it. Undefined if the session has ended: the password prompt says
 * so, and the page is requested again afterwards.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (typeof error !== 'object' || error === null || !('detail' in error)) return undefined;
  const refusal = error as Refusal;
  return refusal.status === 401 ? undefined : refusal;
}
