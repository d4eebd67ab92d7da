import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Two short fields side by side where there is room. Their labels stay in line when one of them has an error. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.m};
  align-items: start;

  @media (min-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
