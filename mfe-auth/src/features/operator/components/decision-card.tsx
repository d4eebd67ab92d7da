import { Row, tokens, when } from '@aangan/ui';
import styled from 'styled-components';

/** Something that waits for a decision: its name, its details, and the buttons. */
export const DecisionCard = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s} ${tokens.space.m};
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};

  ${when.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: ${tokens.space.m};
    padding: ${tokens.space.l};
  }
`;

/** Last in reading order, after the details; at the top of the card on wide screens. */
export const DecisionButtons = styled(Row)`
  padding-block-start: ${tokens.space.xs};

  ${when.medium} {
    grid-row: 1;
    grid-column: 2;
    align-self: start;
    padding: 0;
  }
`;
