import type { ApiProblem } from '@aangan/api-client';
import { Container, ErrorState } from '@aangan/ui';
import { problemAdvice } from '../failure/problem-advice.ts';

export interface ListingFailureProps {
  title: string;
  problem: Pick<ApiProblem, 'kind' | 'retryAfter'>;
  retrying: boolean;
  onRetry: () => void;
}

/** Replaces the page when the list could not be loaded. */
export function ListingFailure({ title, problem, retrying, onRetry }: ListingFailureProps) {
  const advice = problemAdvice(problem);
  return (
    <Container>
      <ErrorState title={title} onRetry={onRetry} retrying={retrying} wholePage>
        {advice && <p>{advice}</p>}
      </ErrorState>
    </Container>
  );
}
