import styled from 'styled-components';
import { lineHeight } from '../theme/devanagari.ts';
import { tokens } from '../theme/tokens.ts';

/**
 * The input of every text field. `maxLength` is in characters. Browsers count an emoji as two, so the attribute is
 * twice as large; the form's own rule enforces the exact limit.
 */
export const InputBox = styled.input.attrs(({ maxLength }) =>
  maxLength === undefined ? {} : { maxLength: 2 * maxLength },
)`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-size: max(1rem, ${tokens.type.body});
  line-height: ${lineHeight(1.3)};
  transition: border-color ${tokens.motion.quick};

  &::placeholder {
    color: ${tokens.color.inkFaint};
    opacity: 1;
  }
  &:hover {
    border-color: ${tokens.color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 1px;
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
  &[data-state='invalid'] {
    border-color: ${tokens.color.danger};
  }
`;
