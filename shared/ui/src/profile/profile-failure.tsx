import { Button } from '../button/button.tsx';
import { ErrorState } from '../feedback/message-state.tsx';
import { Container } from '../layout/layout.tsx';
import { type Trouble, troubleWords } from '../listing/trouble.ts';
import { ProfileBar, type WaysOut } from './profile-bar.tsx';

export interface ProfileFailureProps {
  /** The ways out of a page without the site's header; absent below that header. */
  ways?: WaysOut | undefined;
  /** What failed: 'Designer not found'. */
  title: string;
  /** Why, where trying again may help. */
  trouble?: Trouble | undefined;
  onRetry?: (() => void) | undefined;
  onBack: () => void;
}

/** No such firm, or no answer: said as what it is, with a way back. */
export function ProfileFailure({ ways, title, trouble, onRetry, onBack }: ProfileFailureProps) {
  const words = trouble && troubleWords(trouble);
  return (
    <>
      {ways && <ProfileBar ways={ways} />}
      <Container>
        <ErrorState title={title} onRetry={onRetry} wholePage>
          {words && <p>{words}</p>}
          <Button variant="secondary" onClick={onBack}>
            Go Back
          </Button>
        </ErrorState>
      </Container>
    </>
  );
}
