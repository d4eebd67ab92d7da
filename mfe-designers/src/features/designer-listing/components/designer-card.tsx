import { paths } from '@aangan/domain';
import { focusRing, tokens, useInView, when } from '@aangan/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerCardData } from '../api/designer-card.ts';
import { subtitleOf, yearsLine } from '../model/card-words.ts';
import { RotatingPosts } from './rotating-posts.tsx';

const CardLink = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
  border-radius: ${tokens.radius.media};
  ${focusRing}
`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.media};
`;

const Years = styled.p`
  font-size: ${tokens.type.small};

  ${when.hover} {
    position: absolute;
    z-index: 2;
    inset: auto 0 0;
    padding: 4.5rem 1.125rem 1rem;
    background: linear-gradient(transparent, ${tokens.color.veil} 55%);
    color: ${tokens.color.onAccent};
    opacity: 0;
    transform: translateY(0.5rem);
    transition: opacity ${tokens.motion.calm}, transform ${tokens.motion.calm} ${tokens.motion.ease};

    ${CardLink}:is(:hover, :focus-visible) & {
      opacity: 1;
      transform: none;
    }
  }
  ${when.touch} {
    padding-block-start: 0.625rem;
    color: ${tokens.color.inkFaint};
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
  priority?: boolean;
}

/** One firm of the listing: its work in turn, its name, and where that leads. */
export function DesignerCard({ designer, priority }: DesignerCardProps) {
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
      <Picture>
        <RotatingPosts
          posts={designer.instagram_posts}
          inView={inView}
          paused={hovered || focused}
          priority={priority}
        />
        {years && <Years>{years}</Years>}
      </Picture>
      <Words>
        <Name id={`designer-${designer.id}`}>{designer.full_name}</Name>
        {designer.city && <City>{designer.city}</City>}
      </Words>
      <Subtitle>{subtitleOf(designer)}</Subtitle>
    </CardLink>
  );
}
