import { useSentences } from '@aangan/messages';
import { tokens, VisuallyHidden } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { ComparedFirm } from '../api/compare-firms.ts';

const Tags = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  padding: 0;

  li {
    padding: 0.1875rem 0.625rem;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.pill};
    font-size: ${tokens.type.micro};
    overflow-wrap: anywhere;
  }
  li[data-state='common'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
    font-weight: 500;
  }
  li[data-state='common']::before {
    content: '✓ ' / '';
  }
`;

interface SpecializationsProps {
  firm: ComparedFirm;
  /** All that are compared. */
  firms: readonly ComparedFirm[];
}

/** What a firm does; what all of them do comes first and is marked. */
export function Specializations({ firm, firms }: SpecializationsProps) {
  const { t } = useLingui();
  const say = useSentences();
  const isCommon = (label: string) =>
    firms.every((one) => one.specializations_display.includes(label));
  const labels = [...firm.specializations_display].sort(
    (one, other) => Number(isCommon(other)) - Number(isCommon(one)),
  );
  return (
    <Tags>
      {labels.map((label) => (
        <li key={label} data-state={isCommon(label) ? 'common' : 'own'}>
          <span>{say(label)}</span>
          {isCommon(label) && (
            <VisuallyHidden>
              {` ${t({ id: 'boards.in-common', message: '(in common)' })}`}
            </VisuallyHidden>
          )}
        </li>
      ))}
    </Tags>
  );
}
