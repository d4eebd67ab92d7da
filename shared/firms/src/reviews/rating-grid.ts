import { FieldPair, when } from '@aangan/ui';
import styled from 'styled-components';

/** Ratings two beside each other; one below the other on a touch screen, where the stars are too wide. */
export const RatingGrid = styled(FieldPair)`
  ${when.touch} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
