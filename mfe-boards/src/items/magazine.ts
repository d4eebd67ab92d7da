import { tokens, when } from '@aangan/ui';
import styled from 'styled-components';

/**
 * A grid like a magazine page: some tiles are twice as wide, their pictures as high as those beside them. Tiles that are
 * far from the window are not laid out.
 */
export const Magazine = styled.ul.attrs({ role: 'list' })`
  --cover-ratio: 4 / 5;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.l} ${tokens.space.m};
  padding: 0;

  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 24rem;
  }
  /* What opens or is dragged over its edges must not be cut. */
  > li:is([data-state='dragged'], :focus-within) {
    content-visibility: visible;
  }
  @media (max-width: 39.99em) {
    /* Two buttons and a note need the whole width of a phone. */
    &[data-use='edit'] {
      --cover-ratio: 4 / 3;
      grid-template-columns: minmax(0, 1fr);

      > :nth-child(3n + 2) {
        --cover-ratio: 1;
      }
    }
    &[data-use='look'] > :nth-child(5n + 1) {
      --cover-ratio: 4 / 3;
      grid-column: span 2;
    }
  }
  ${when.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space.xl} ${tokens.space.l};
  }
  @media (min-width: 40em) and (max-width: 63.99em) {
    > :is(:nth-child(7n + 1), :nth-child(7n)) {
      --cover-ratio: 5 / 3;
      grid-column: span 2;
    }
  }
  ${when.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > :is(:nth-child(10n + 1), :nth-child(10n + 6)) {
      --cover-ratio: 5 / 3;
      grid-column: span 2;
    }
  }
`;
