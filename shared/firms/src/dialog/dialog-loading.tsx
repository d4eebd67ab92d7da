import { Spinner, tokens } from '@aangan/ui';
import styled from 'styled-components';

const Veil = styled.div`
  position: fixed;
  z-index: ${tokens.layer.sticky};
  inset: 0;
  display: grid;
  place-items: center;
  background: ${tokens.color.veil};
`;

/** Shown while the dialog with a form is loaded. */
export function DialogLoading() {
  return (
    <Veil>
      <Spinner label="Opening the form…" />
    </Veil>
  );
}
