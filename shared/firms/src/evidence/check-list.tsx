import { tokens } from '@aangan/ui';
import styled from 'styled-components';
import { useSpeech } from '../speech/use-speech.ts';
import { checkText, type EvidenceCheckData } from './check-texts.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  margin: 0;
  padding: 0;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  list-style: none;
`;

/** What operators have checked of a firm, each with its day; nothing where that is nothing. */
export function CheckList({ checks }: { checks: readonly EvidenceCheckData[] }) {
  const speech = useSpeech();
  if (checks.length === 0) return null;
  return (
    <List>
      {checks.map((check) => (
        <li key={check.kind}>{checkText(check, speech)}</li>
      ))}
    </List>
  );
}
