import { Button, tokens } from '@aangan/ui';
import styled from 'styled-components';

/** A quiet button whose text aligns with its surroundings; its padding extends beyond them. */
export const FlushButton = styled(Button).attrs({ variant: 'quiet' })`
  margin-inline: calc(-1 * ${tokens.space.s});
  padding-inline: ${tokens.space.s};
`;
