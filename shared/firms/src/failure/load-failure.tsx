import { problemOf } from '@aangan/api-client';
import { ErrorState } from '@aangan/ui';
import { useSpeech } from '../speech/use-speech.ts';
import { problemAdvice } from './problem-advice.ts';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of something that could not be loaded. */
export function LoadFailure({ title, error, isRetrying, onRetry }: LoadFailureProps) {
  const { i18n } = useSpeech();
  const advice = problemAdvice(problemOf(error), i18n);
  return (
    <ErrorState title={title} onRetry={onRetry} retrying={isRetrying}>
      {advice && <p>{advice}</p>}
    </ErrorState>
  );
}
