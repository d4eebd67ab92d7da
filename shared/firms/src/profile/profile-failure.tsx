import { Button, Container, ErrorState, Row } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Trouble, troubleWords } from '../listing/trouble.ts';
import { ProfileBar, type WaysOut } from './profile-bar.tsx';

/** In the middle of what a window shows below a header. */
const Middle = styled.div`
  display: grid;
  min-height: 65vh;
  align-content: center;
`;

export interface ProfileFailureProps {
  /** The ways out of a page without the site's header; absent below that header. */
  ways?: WaysOut | undefined;
  /** What failed: 'Designer not found'. */
  title: string;
  /** Why, where trying again may help. */
  trouble?: Trouble | undefined;
  onRetry?: (() => void) | undefined;
  onBack: () => void;
  /** Where else one can go: a link to the listing. */
  children?: ReactNode;
}

/** No such firm, or no answer: said as what it is, with a way back. */
export function ProfileFailure(props: ProfileFailureProps) {
  const { ways, title, trouble, onRetry, onBack, children } = props;
  const words = trouble && troubleWords(trouble);
  return (
    <>
      {ways && <ProfileBar ways={ways} />}
      <Container>
        <Middle>
          <ErrorState title={title} wholePage>
            {words && <p>{words}</p>}
            <Row justify="center">
              {onRetry && (
                <Button variant="secondary" onClick={onRetry}>
                  Try again
                </Button>
              )}
              <Button variant={onRetry ? 'quiet' : 'secondary'} onClick={onBack}>
                Go Back
              </Button>
            </Row>
            {children}
          </ErrorState>
        </Middle>
      </Container>
    </>
  );
}
