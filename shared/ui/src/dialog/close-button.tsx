import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

const Cross = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.5rem -0.75rem 0 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${tokens.color.inkSoft};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.paperDeep};
    color: ${tokens.color.ink};
  }
  ${focusRing}
`;

/** The close button of a dialog. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Cross type="button" aria-label={t({ id: 'ui.close', message: 'Close' })} onClick={onClose}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Cross>
  );
}
