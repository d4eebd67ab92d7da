import { focusRing, type Post, tokens, useInView, when } from '@aangan/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PageLink } from './page-link.ts';
import { RotatingPosts } from './rotating-posts.tsx';

const CardLink = styled.a`
  position: relative;
  display: block;
  color: inherit;
  text-decoration: none;
  border-radius: ${tokens.radius.media};
  ${focusRing}
`;

const Whisper = styled.p`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};

  ${when.hover} {
    position: absolute;
    z-index: 2;
    inset: 0 0 auto;
    display: flex;
    aspect-ratio: 4 / 5;
    align-items: end;
    padding: 1rem 1.125rem;
    border-radius: ${tokens.radius.media};
    background: linear-gradient(transparent 68%, ${tokens.color.veil} 92%);
    color: ${tokens.color.onAccent};
    opacity: 0;
    transition: opacity ${tokens.motion.calm};

    ${CardLink}:is(:hover, :focus-visible) & {
      opacity: 1;
    }
  }
`;

const Words = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  padding-block-start: 0.875rem;
`;

const Name = styled.h2`
  font-size: ${tokens.type.subheading};
  line-height: 1.2;

  ${CardLink}:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

const City = styled.span`
  flex: none;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
`;

const Subtitle = styled.p`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
`;

export interface ListingCardProps {
  /** The router's link, and where it leads. */
  link: PageLink;
  to: string;
  name: string;
  city: string | null;
  /** What the firm does. */
  subtitle: string;
  /** A line that appears over the picture under the pointer or focus; below it where nothing hovers. */
  hoverLine?: string | null;
  /** A last line under the subtitle. */
  footnote?: ReactNode;
  posts: readonly Post[];
  /** How long each post is shown, in milliseconds. */
  everyMs: number;
  /** Among the first of a page: its picture is fetched at once. */
  priority?: boolean;
  /** The level of its name below the heading around it. */
  nameAs?: 'h2' | 'h3';
}

/**
 * One firm of a listing: its work in turn, its name, and where that leads. The spaces between its words
 * are for who hears or copies them.
 */
export function ListingCard({ link, to, name, nameAs = 'h2', ...card }: ListingCardProps) {
  const id = useId();
  const place = useRef<HTMLAnchorElement>(null);
  const inView = useInView(place);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <CardLink
      as={link}
      ref={place}
      to={to}
      // What is seen is what it is called: without the alternative words of its pictures.
      aria-labelledby={`${id}-name ${id}-city ${id}-about`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <RotatingPosts
        posts={card.posts}
        everyMs={card.everyMs}
        inView={inView}
        paused={hovered || focused}
        priority={card.priority}
      />
      <Words>
        <Name as={nameAs} id={`${id}-name`}>
          {name}
        </Name>{' '}
        {card.city && <City id={`${id}-city`}>{card.city}</City>}
      </Words>{' '}
      <div id={`${id}-about`}>
        <Subtitle>{card.subtitle}</Subtitle> {card.footnote && <Subtitle>{card.footnote}</Subtitle>}{' '}
        {card.hoverLine && <Whisper>{card.hoverLine}</Whisper>}
      </div>
    </CardLink>
  );
}
