import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const Sentence = styled.p`
  padding: ${tokens.space.s} ${tokens.space.m};
  border-inline-start: 3px solid ${tokens.color.lineStrong};
  background: ${tokens.color.paperDeep};
  font-size: ${tokens.type.small};
`;

export interface NeedsScriptProps {
  /** What does not work: "This form needs JavaScript." */
  children: ReactNode;
}

/** Says in the place of something that only scripts can do that it needs them. Shown to browsers without scripts only. */
export function NeedsScript({ children }: NeedsScriptProps) {
  return (
    <noscript>
      <Sentence>{children}</Sentence>
    </noscript>
  );
}
