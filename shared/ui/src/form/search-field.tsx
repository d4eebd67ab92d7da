import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef } from 'react';
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
  /** The name of the search landmark for screen readers, if a page has several. */
  landmark?: string;
  placeholder?: string;
  /** The current search; a change from outside (Back, Clear) replaces the typed text. */
  value?: string;
  maxLength?: number;
  /** The page that shows the results, for a browser without scripts: it gets the text as `?search=`. */
  action: string;
  /** What else such a browser sends: the other filters. A list is sent as a repeated parameter. */
  alsoSent?: Readonly<Record<string, string | readonly string[]>>;
  /** Called with the trimmed text; '' means no search. */
  onSearch: (text: string) => void;
}

/**
 * A search box with a button. It searches only when the button or Enter is pressed. Without scripts, and before they
 * have arrived, it is an ordinary form that leads to `action`.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    landmark,
    placeholder,
    value = '',
    maxLength = 200,
    action,
    alsoSent = {},
    onSearch,
  } = props;
  const { t } = useLingui();
  const id = useId();
  const box = useTypedText(value);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(box.current?.value.trim() ?? '');
  }
  return (
    <Form role="search" aria-label={landmark} method="get" action={action} onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Box
        ref={box}
        id={id}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={value}
        maxLength={maxLength}
        placeholder={placeholder}
      />
      {Object.entries(alsoSent).map(([name, sent]) =>
        [sent]
          .flat()
          .map((one) => <input key={`${name}-${one}`} type="hidden" name={name} value={one} />),
      )}
      <Button type="submit">{t({ id: 'ui.search', message: 'Search' })}</Button>
    </Form>
  );
}

/** The browser keeps the text, not React's state: what was typed before the scripts arrived stays. */
function useTypedText(value: string) {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (box.current && shown.current !== value) box.current.value = value;
    shown.current = value;
  }, [value]);
  return box;
}
