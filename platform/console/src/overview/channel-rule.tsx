import { Button, Muted, tokens } from '@aangan/ui';
import styled from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s};
  max-width: 30rem;
  border-block-end: 1px solid ${tokens.color.line};
`;

interface ChannelRuleProps {
  /** What the channel asks for now. */
  text: string;
  /** The name of the button that changes it, for screen readers. */
  changeLabel: string;
  onChange: () => void;
}

/** What a channel asks of everything that it serves, on one line with the button that changes it. */
export function ChannelRule({ text, changeLabel, onChange }: ChannelRuleProps) {
  return (
    <Line>
      <Muted>{text}</Muted>
      <Button variant="quiet" size="small" aria-label={changeLabel} onClick={onChange}>
        Change
      </Button>
    </Line>
  );
}
