import { pageLimits } from '@aangan/domain';
import { tokens, useScrolledPast } from '@aangan/ui';
import styled from 'styled-components';

const Line = styled.p`
  padding-block: ${tokens.space.section};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  font-style: italic;
  line-height: 1.1;
  letter-spacing: -0.015em;
  text-align: center;
  text-wrap: balance;
  opacity: 0;
  visibility: hidden;
  transform: translateY(1rem);
  transition: opacity ${tokens.motion.slow}, transform ${tokens.motion.slow} ${tokens.motion.ease};

  &[data-state='shown'] {
    opacity: 1;
    visibility: visible;
    transform: none;
  }
`;

/** The words that end the page, once it has been scrolled past four fifths (decisions.md, Routes). */
export function ClosingLine() {
  const shown = useScrolledPast(pageLimits.closingLineShare);
  return (
    <Line data-state={shown ? 'shown' : 'waiting'}>
      India’s top design minds are now discoverable
    </Line>
  );
}
