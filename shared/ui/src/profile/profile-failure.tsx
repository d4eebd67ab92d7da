import { Button } from '../button/button.tsx';
import { ErrorState } from '../feedback/message-state.tsx';
import { Container } from '../layout/layout.tsx';
import { type Trouble, troubleWords } from '../listing/trouble.ts';
import { ProfileBar, type WaysOut } from './profile-bar.tsx';

export interface ProfileFailureProps {
  ways: WaysOut;
  /** What failed: 'Designer not found'. */
  title: string;
  /** Why, where trying again may help. */
  trouble?: Trouble;
  onRetry?: () => void;
  onBack: () => void;
}

/** No such firm, or no answer: said as what it is, with a way back. */
export function ProfileFailure({ ways, title, trouble, onRetry, onBack }: ProfileFailureProps) {
  const words = trouble && troubleWords(trouble);
  return (
    <>
      <ProfileBar ways={ways} />
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
