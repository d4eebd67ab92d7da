import { lineHeight, tokens, useScrolledPast, when } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Space above only: the footer below brings its own. */
const Line = styled.p`
  padding-block-start: ${tokens.space.xxl};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  line-height: ${lineHeight(1.1)};
  letter-spacing: -0.015em;
  text-align: center;
  text-wrap: balance;
  opacity: 0;
  visibility: hidden;
  transform: translateY(1rem);
  transition: opacity ${tokens.motion.slow}, transform ${tokens.motion.slow} ${tokens.motion.ease};

  /* Italic only where it is seen: the browser fetches the font for hidden text too. */
  &[data-state='shown'] {
    font-style: italic;
    opacity: 1;
    visibility: visible;
    transform: none;
  }
  ${when.noScript} {
    font-style: italic;
    opacity: 1;
    visibility: visible;
    transform: none;
  }
`;

export interface ClosingLineProps {
  /** The share of the page (0–1) that has to be scrolled. */
  past: number;
  children: ReactNode;
}

/** A line that ends a page, once most of it has been scrolled. */
export function ClosingLine({ past, children }: ClosingLineProps) {
  const shown = useScrolledPast(past);
  return <Line data-state={shown ? 'shown' : 'waiting'}>{children}</Line>;
}
