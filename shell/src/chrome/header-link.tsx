import { focusRing, tokens } from '@aangan/ui';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

/** A link of the header; marked when it leads to the current page. */
export const HeaderLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${tokens.color.inkSoft};
  font-size: 1rem;
  font-weight: 500;
  text-decoration: none;
  transition: color ${tokens.motion.quick};

  &:hover,
  &[aria-current='page'] {
    color: ${tokens.color.ink};
  }
  &[aria-current='page'] {
    box-shadow: inset 0 -2px 0 -0px ${tokens.color.accent};
  }
  ${focusRing}
`;
