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

/** Tells browsers without scripts, in place of a feature, that it needs JavaScript. Other browsers never show this. */
export function NeedsScript({ children }: NeedsScriptProps) {
  return (
    <noscript>
      <Sentence>{children}</Sentence>
    </noscript>
  );
}
