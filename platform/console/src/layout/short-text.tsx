import { Button } from '@aangan/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Text = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;

  button {
    min-height: 0;
    padding: 0 0.25em;
    font: inherit;
    text-decoration: underline;
  }
`;

/** In characters: about two lines of a card. */
const shortLength = 120;

/** A text that people wrote; a long one is shortened, with a button for the rest. */
export function ShortText({ children }: { children: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const characters = Array.from(children);
  if (isWhole || characters.length <= shortLength + 20) return <Text>{children}</Text>;
  return (
    <Text>
      <span>{`${beginning(characters)}… `}</span>
      <Button variant="quiet" onClick={() => setIsWhole(true)}>
        All
      </Button>
    </Text>
  );
}

/** Cuts at the end of a word if there is one near. */
function beginning(characters: readonly string[]): string {
  const text = characters.slice(0, shortLength).join('');
  return text.replace(/\s+\S{0,20}$/, '');
}
