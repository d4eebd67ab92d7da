import { useSentences } from '@aangan/messages';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  gap: 0.25rem 0.75rem;
  align-items: start;
  font-size: ${tokens.type.small};
  line-height: 1.5rem;

  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
    cursor: pointer;
  }
  label {
    cursor: pointer;
  }
`;

const Problem = styled.p`
  grid-column: 2;
  color: ${tokens.color.danger};
`;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox; the label may contain links. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const say = useSentences();
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <Frame>
      <input
        {...input}
        id={boxId}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${boxId}-message` : undefined}
      />
      <label htmlFor={boxId}>{label}</label>
      {error && <Problem id={`${boxId}-message`}>{say(error)}</Problem>}
    </Frame>
  );
}
