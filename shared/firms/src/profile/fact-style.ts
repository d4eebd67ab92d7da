import { lineHeight, tokens } from '@aangan/ui';
import { css } from 'styled-components';

/** What a list of facts has of each: a line above, its name small and its value below. */
export const factStyle = css`
  div {
    padding-block: 0.75rem;
    border-block-start: 1px solid ${tokens.color.line};
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.micro};
    line-height: 1.5;
  }
  dd {
    font-weight: 500;
    line-height: ${lineHeight(1.35)};
    overflow-wrap: anywhere;
  }
`;
