import { type ApiProblem, hasCode } from '@aangan/api-client';
import type { I18n } from '@aangan/messages';
import {
  ButtonLink,
  Container,
  type Elements,
  ErrorState,
  pressHere,
  Row,
  TryAgain,
} from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { problemAdvice } from '../failure/problem-advice.ts';
import { useGoBack } from './use-go-back.ts';

/** Centred in what a window shows below a header. */
const Middle = styled.div`
  display: grid;
  min-height: 65vh;
  align-content: center;
`;

export interface ProfileFailureProps {
  texts: {
    /** "Designer not found". */
    notFound: string;
    /** "Failed to load designer profile". */
    failed: string;
  };
  /** Why the request failed; null if no request was sent, because the address has no valid id. */
  problem: ApiProblem | null;
  /** The bar of a page without the site's header. */
  bar?: Elements;
  /** The listing that Go Back leads to for visitors who opened this page directly. */
  listing: string;
  onRetry: () => void;
  /** A link to the listing. */
  children?: Elements;
}

/** Replaces a profile that does not exist or could not be loaded. Only the latter can be retried. */
export function ProfileFailure(props: ProfileFailureProps) {
  const { texts, problem, bar, listing, onRetry, children } = props;
  const { i18n, t } = useLingui();
  const goBack = useGoBack(listing);
  const isMissing = problem === null || problem.kind === 'not-found';
  const advice = isMissing ? null : problemAdvice(problem, i18n);
  return (
    <>
      {bar}
      <Container>
        <Middle>
          <ErrorState title={titleOf(texts, problem, i18n)} wholePage>
            {advice && <p>{advice}</p>}
            <Row justify="center">
              {!isMissing && <TryAgain onRetry={onRetry} />}
              <ButtonLink
                href={listing}
                variant={isMissing ? 'secondary' : 'quiet'}
                onClick={(event) => pressHere(event, goBack)}
              >
                {t({ id: 'firms.go-back', message: 'Go Back' })}
              </ButtonLink>
            </Row>
            {children}
          </ErrorState>
        </Middle>
      </Container>
    </>
  );
}

function titleOf(
  { notFound, failed }: ProfileFailureProps['texts'],
  problem: ApiProblem | null,
  i18n: I18n,
) {
  if (problem === null) return notFound;
  if (hasCode(problem, 'gone')) {
    return i18n._(msg({ id: 'firms.profile-gone', message: 'This profile is no longer here' }));
  }
  return problem.kind === 'not-found' ? notFound : failed;
}
