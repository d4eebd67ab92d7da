import { Button, tokens } from '@aangan/ui';
import styled from 'styled-components';

/** A quiet button whose words stand in line with what is around it; the room to press reaches out of it. */
export const FlushButton = styled(Button).attrs({ variant: 'quiet' })`
  margin-inline: calc(-1 * ${tokens.space.s});
  padding-inline: ${tokens.space.s};
`;
