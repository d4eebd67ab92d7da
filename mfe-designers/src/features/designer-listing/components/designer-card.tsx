import { paths } from '@aangan/domain';
import { focusRing, tokens, useInView, when } from '@aangan/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerCardData } from '../api/designer-card.ts';
import { subtitleOf, yearsLine } from '../model/card-words.ts';
import { RotatingPosts } from './rotating-posts.tsx';

const CardLink = styled(Link)`
  position: relative;
  display: block;
  color: inherit;
  text-decoration: none;
  border-radius: ${tokens.radius.media};
  ${focusRing}
`;

const Years = styled.p`
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

export interface DesignerCardProps {
  designer: DesignerCardData;
  /** Among the first of a page: its picture is fetched at once. */
  priority?: boolean;
  /** The level of its name below the heading around it. */
  nameAs?: 'h2' | 'h3';
}

/** One firm of the listing: its work in turn, its name, and where that leads. */
export function DesignerCard({ designer, priority, nameAs = 'h2' }: DesignerCardProps) {
  const card = useRef<HTMLAnchorElement>(null);
  const inView = useInView(card);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const years = yearsLine(designer.years_in_business);
  return (
    <CardLink
      ref={card}
      to={paths.designer(designer.id)}
      aria-labelledby={`designer-${designer.id}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <RotatingPosts
        posts={designer.instagram_posts}
        inView={inView}
        paused={hovered || focused}
        priority={priority}
      />
      <Words>
        <Name as={nameAs} id={`designer-${designer.id}`}>
          {designer.full_name}
        </Name>
        {designer.city && <City>{designer.city}</City>}
      </Words>
      <Subtitle>{subtitleOf(designer)}</Subtitle>
      {years && <Years>{years}</Years>}
    </CardLink>
  );
}
