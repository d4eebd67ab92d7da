import { focusRing, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { reportTitle } from '../model/report-title.ts';

const Quiet = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  color: ${tokens.color.lineStrong};
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${tokens.color.paperDeep};
    color: ${tokens.color.ink};
  }
  /* Where a pointer hovers, it shows beside the message that is pointed at. */
  @media (hover: hover) {
    opacity: 0;
    *:hover > &,
    &:focus-visible {
      opacity: 1;
    }
  }
  ${focusRing}
`;

/** Reports the message that it stands beside. A menu would be cut by the end of the thread. */
export function ReportButton({ onPress }: { onPress: () => void }) {
  const { i18n } = useLingui();
  const label = i18n._(reportTitle);
  return (
    <Quiet type="button" aria-label={label} title={label} onClick={onPress}>
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 16V2.5h9.5L11.5 6l2 3.5H4" />
      </svg>
    </Quiet>
  );
}
