import type { ApiProblem } from '@aangan/api-client';
import { Container, ErrorState } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { problemAdvice } from '../failure/problem-advice.ts';

export interface ListingFailureProps {
  title: string;
  problem: Pick<ApiProblem, 'kind' | 'retryAfter'>;
  retrying: boolean;
  onRetry: () => void;
}

/** Replaces the page when the list could not be loaded. */
export function ListingFailure({ title, problem, retrying, onRetry }: ListingFailureProps) {
  const { i18n } = useLingui();
  const advice = problemAdvice(problem, i18n);
  return (
    <Container>
      <ErrorState title={title} onRetry={onRetry} retrying={retrying} wholePage>
        {advice && <p>{advice}</p>}
      </ErrorState>
    </Container>
  );
}
