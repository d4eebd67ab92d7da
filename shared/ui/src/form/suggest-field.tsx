import { useSentences } from '@aangan/messages';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { InputBox } from './input-box.ts';

const Place = styled.div`
  position: relative;
`;

const List = styled.ul`
  position: absolute;
  z-index: 1;
  inset: 100% 0 auto;
  max-height: 18rem;
  margin: 0.25rem 0 0;
  padding: 0.25rem;
  overflow-y: auto;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.lifted};
  list-style: none;
`;

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  justify-content: space-between;
  padding: 0.625rem 0.625rem;
  border-radius: ${tokens.radius.control};
  cursor: pointer;

  span {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  &:hover,
  &[aria-selected='true'] {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: -2px;
  }
`;

export interface Suggestion {
  value: string;
  /** Distinguishes suggestions with the same name: the state of a city. */
  note: string;
}

export interface SuggestFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'>,
    FieldTexts {
  value: string;
  onValueChange: (typed: string) => void;
  /** What is offered for a typed text. */
  suggest: (typed: string) => readonly Suggestion[];
}

/**
 * A text field with suggestions: a combobox as the ARIA Authoring Practices describe it. Any text can be typed; Arrow
 * keys move through the suggestions, Enter takes one, Escape closes them.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, id, value, onValueChange, suggest, onBlur, ...input } =
    props;
  const say = useSentences();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const offered = isOpen ? suggest(value).filter((one) => one.value !== value) : [];

  function close() {
    setOpen(false);
    setAt(-1);
  }
  function take(suggestion: Suggestion) {
    onValueChange(suggestion.value);
    close();
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = offered[at];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setOpen(true);
      const count = offered.length + 1;
      setAt(((at + 1 + step + count) % count) - 1);
    } else if (event.key === 'Enter' && chosen) take(chosen);
    else if (event.key === 'Escape' && offered.length > 0) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Place>
          <InputBox
            {...input}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={offered.length > 0}
            aria-controls={listId}
            aria-activedescendant={offered[at] ? `${listId}-${at}` : undefined}
            value={value}
            onKeyDown={press}
            onChange={({ target }) => {
              onValueChange(target.value);
              setOpen(true);
              setAt(-1);
            }}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
          />
          <List id={listId} role="listbox" aria-label={label} hidden={offered.length === 0}>
            {offered.map((suggestion, index) => (
              <Option
                key={suggestion.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === at}
                // Keep the focus in the field: on blur the list would close before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
              >
                <strong>{say(suggestion.value)}</strong>
                <span>{say(suggestion.note)}</span>
              </Option>
            ))}
          </List>
        </Place>
      )}
    </FieldFrame>
  );
}
