import { Container, ErrorState } from '@aangan/ui';
import { type Trouble, troubleWords } from './trouble.ts';

export interface ListingFailureProps {
  title: string;
  trouble: Trouble;
  retrying: boolean;
  onRetry: () => void;
}

/** The list did not come: this stands in place of the page. */
export function ListingFailure({ title, trouble, retrying, onRetry }: ListingFailureProps) {
  const words = troubleWords(trouble);
  return (
    <Container>
      <ErrorState title={title} onRetry={onRetry} retrying={retrying} wholePage>
        {words && <p>{words}</p>}
      </ErrorState>
    </Container>
  );
}
