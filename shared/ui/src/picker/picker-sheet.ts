import styled from 'styled-components';
import { Muted } from '../text/text.tsx';
import { tokens } from '../theme/tokens.ts';

/** The frame of a choice of several items. */
export const Sheet = styled.div`
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  overflow: hidden;

  &[data-state='invalid'] {
    border-color: ${tokens.color.danger};
  }
`;

/** How many are chosen, at the foot of the sheet. */
export const Count = styled(Muted)`
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
`;
