import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';
import { tokens } from '../theme/tokens.ts';
import { InputBox } from './input-box.ts';

const Form = styled.form`
  display: flex;
  gap: ${tokens.space.xs};
  padding: 0.375rem;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};

  &:focus-within {
    border-color: ${tokens.color.ink};
    box-shadow: 0 0 0 1px ${tokens.color.ink};
  }
`;

const Box = styled(InputBox)`
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  padding-block: 0.25rem;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  text-overflow: ellipsis;

  &:focus-visible {
    outline: none;
  }
`;

export interface SearchFieldProps {
  /** What the box searches, for screen readers. */
  label: string;
  placeholder?: string;
  /** The current search; a change from outside (Back, Clear) replaces the typed text. */
  value?: string;
  maxLength?: number;
  /** Called with the trimmed text; '' means no search. */
  onSearch: (text: string) => void;
}

/** A search box with a button. It searches only when the button or Enter is pressed. */
export function SearchField({
  label,
  placeholder,
  value = '',
  maxLength = 200,
  onSearch,
}: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(value);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <Form role="search" onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Box
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
