import type { TypedDecimal } from '@aangan/domain/quotes';
import { TextField } from '@aangan/ui';
import { useEffect, useRef, useState } from 'react';

interface DecimalFieldProps {
  id: string;
  label: string;
  /** An integer of the smaller unit. */
  value: number | null;
  read: (typed: string) => TypedDecimal;
  textOf: (value: number) => string;
  /** Texts of fields that could not be read, by the fields' ids: they stay while the field is not shown. */
  unread: Map<string, string>;
  onChange: (value: number | null) => void;
}

/** A number with decimals, in any digits. What cannot be read stays as it was typed, and is told. */
export function DecimalField(props: DecimalFieldProps) {
  const { id, label, value, read, textOf, unread, onChange } = props;
  const textNow = value === null ? '' : textOf(value);
  const [typed, setTyped] = useState(() => unread.get(id) ?? textNow);
  const [isLeft, setLeft] = useState(true);
  const told = useRef(value);
  useEffect(() => {
    // Changed by another part of the page.
    if (told.current === value) return;
    told.current = value;
    unread.delete(id);
    setTyped(textNow);
  }, [value, textNow, id, unread]);
  const reading = read(typed);
  function change(text: string) {
    setTyped(text);
    const now = read(text);
    if (now.kind === 'refused') unread.set(id, text);
    else unread.delete(id);
    told.current = now.kind === 'number' ? now.value : null;
    onChange(told.current);
  }
  return (
    <TextField
      id={id}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isLeft && reading.kind === 'refused' ? reading.message : undefined}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => change(target.value)}
    />
  );
}
