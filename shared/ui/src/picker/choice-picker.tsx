import { useSentences } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { Checkbox } from '../form/checkbox.tsx';
import type { FieldTexts } from '../form/field-frame.tsx';
import { GroupFrame } from '../form/group-frame.tsx';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import type { PickableItem } from './pickable.ts';
import { Count, Sheet } from './picker-sheet.ts';

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${tokens.space.s} ${tokens.space.m};
  padding: ${tokens.space.m};

  ${when.touch} {
    row-gap: 1.25rem;
  }
`;

export interface ChoicePickerProps extends FieldTexts {
  choices: readonly PickableItem[];
  /** The chosen ids, in the order in which they were chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** The maximum number of chosen items. Once reached, the others are disabled, and `fullMessage` says why. */
  max: number;
  fullMessage: string;
}

/** A choice of at most so many of a short list, as checkboxes. Labels are said in the page's language. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { choices, value, onChange, max, fullMessage, error, ...texts } = props;
  const { t } = useLingui();
  const say = useSentences();
  const chosen = value.length;
  const isFull = chosen >= max;
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <GroupFrame {...texts} error={error}>
      <Sheet data-state={error ? 'invalid' : 'valid'}>
        <Boxes>
          {choices.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={say(label)}
              checked={value.includes(id)}
              disabled={isFull && !value.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </Boxes>
        <Count role="status">
          {isFull
            ? say(fullMessage)
            : t({ id: 'ui.number-of-max-selected', message: `${chosen} of ${max} selected` })}
        </Count>
      </Sheet>
    </GroupFrame>
  );
}
