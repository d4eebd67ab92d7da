import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** A card; `data-interactive` raises it on hover. */
export const Card = styled.div`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.resting};
  transition: box-shadow ${tokens.motion.calm} ${tokens.motion.ease};

  &[data-interactive='true']:hover {
    box-shadow: ${tokens.shadow.lifted};
  }
`;
