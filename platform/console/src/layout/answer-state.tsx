import { ErrorState, Notice, Skeleton, Stack } from '@aangan/ui';
import type { Refusal } from '../api/send-request.ts';

interface AnswerStateProps {
  /** Shown while nothing is known yet. */
  lines?: number;
  error: Refusal | undefined;
  onRetry: () => void;
}

/** What is shown in place of an answer that is not there: a skeleton, or why there is none. */
export function AnswerState({ lines = 4, error, onRetry }: AnswerStateProps) {
  if (error && error.status !== 401) {
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

/** Says that what is shown is no longer asked successfully. */
export function StaleNotice({ error }: { error: Refusal | undefined }) {
  if (!error || error.status === 401) return null;
  return <Notice tone="error">What you see may be old. {error.detail}</Notice>;
}

/** RTK Query's error as the console's requests give it. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  typeof error === 'object' && error !== null && 'detail' in error ? (error as Refusal) : undefined;
