import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** A short label on something: "Verified", "Video". */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  padding: 0.125rem 0.625rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.micro};
  font-weight: 500;
  line-height: 1.5;

  &[data-tone='accent'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }
  &[data-tone='positive'] {
    background: ${tokens.color.positiveSoft};
    color: ${tokens.color.positive};
  }
`;
