import styled from 'styled-components';
import { lineHeight } from '../theme/devanagari.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

/** The largest text: used once on a page, at its top. */
export const Display = styled.h1`
  font-size: ${tokens.type.display};
  font-weight: 350;
  line-height: ${lineHeight(1)};
  letter-spacing: -0.024em;
`;

/** The title of a page. */
export const Title = styled.h1`
  font-size: ${tokens.type.title};
  font-weight: 350;
  line-height: ${lineHeight(1.04)};
  letter-spacing: -0.02em;
`;

/** The heading of a section. */
export const Heading = styled.h2`
  font-size: ${tokens.type.heading};
  font-weight: 400;
`;

/** A heading inside a section. */
export const Subheading = styled.h3`
  font-size: ${tokens.type.subheading};
  line-height: ${lineHeight(1.2)};
`;

/** The introductory paragraph of a page or section. */
export const Lede = styled.p`
  max-width: 40rem;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.lede};
  line-height: 1.5;
  text-wrap: pretty;
`;

/** A short text above a heading that names its context. */
export const Eyebrow = styled.p`
  color: ${tokens.color.accent};
  font-size: ${tokens.type.micro};
  font-weight: 600;
  letter-spacing: 0.11em;
  text-transform: uppercase;
`;

/** Secondary text: captions, counts, hints. */
export const Muted = styled.p`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
`;

/** Text that translation must not change: names, codes, numbers, addresses, and letters used as pictures. */
export const Verbatim = styled.span.attrs({ translate: 'no' })``;

/** Links that show a mail address or a phone number. */
const isAddress = (href: string | undefined) => /^(mailto|tel):/.test(href ?? '');

/** A link within text; `as={Link}` for a page of the site. */
export const TextLink = styled.a.attrs(({ href }) => (isAddress(href) ? { translate: 'no' } : {}))`
  color: ${tokens.color.accent};
  font-weight: 500;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  transition: text-decoration-color ${tokens.motion.quick};

  &:hover {
    text-decoration-color: currentcolor;
  }
  ${focusRing}
`;
