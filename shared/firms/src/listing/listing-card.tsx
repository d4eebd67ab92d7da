import { writtenLanguage } from '@aangan/messages';
import {
  type Elements,
  focusRing,
  lineHeight,
  type Post,
  tokens,
  useInView,
  when,
} from '@aangan/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { answersLine, type FirmAnswers } from '../answers/answer-texts.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { FirmMark } from './firm-mark.tsx';
import { RotatingPosts } from './rotating-posts.tsx';

const Card = styled.div`
  position: relative;
`;

/** Over the picture, beside the link: a button cannot be inside of a link. It takes no room, whatever is in it. */
const Corner = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: ${tokens.space.hair};
  inset-inline-end: ${tokens.space.hair};
`;

const CardLink = styled(Link)`
  position: relative;
  display: block;
  color: inherit;
  text-decoration: none;
  border-radius: ${tokens.radius.media};
  ${focusRing}
`;

const HoverLine = styled.p`
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

const NameAndCity = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  padding-block-start: 0.875rem;
`;

const Name = styled.h2`
  font-size: ${tokens.type.subheading};
  line-height: ${lineHeight(1.2)};

  ${CardLink}:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

const City = styled.span`
  flex: 0 1 auto;
  max-width: 45%;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  text-align: end;
`;

const Subtitle = styled.p`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
`;

export interface ListingCardProps {
  id: number;
  /** The firm's page. */
  to: string;
  name: string;
  /** The firm's profile picture, shown where it has nothing else. */
  avatar: string | null;
  city: string | null;
  /** What the firm does. */
  subtitle: string;
  /** A line over the picture on hover and focus; below the picture on touch screens. */
  hoverLine?: string | null;
  /** A line under the subtitle. */
  footnote?: ReactNode;
  /** What the last line says of its answers. */
  answers: FirmAnswers;
  posts: readonly Post[];
  /** How long each post is shown, in milliseconds. */
  everyMs: number;
  /** Fetches the first picture at once: for the first cards of a page. */
  priority?: boolean;
  /** A button over the picture. */
  corner?: Elements;
  /** The heading level of the name. */
  nameAs?: 'h2' | 'h3';
}

/**
 * One firm of a listing, as a link to its page: its rotating posts, or its mark if it has none, and its name. The
 * spaces between the texts separate them for screen readers and in copied text.
 */
export function ListingCard({ id: firmId, to, name, nameAs = 'h2', ...props }: ListingCardProps) {
  const speech = useSpeech();
  const answers = answersLine(props.answers, speech);
  const id = useId();
  const card = useRef<HTMLAnchorElement>(null);
  const inView = useInView(card);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <Card>
      <CardLink
        ref={card}
        to={to}
        // The accessible name is the visible text, without the alternative texts of the pictures.
        aria-labelledby={`${id}-name ${id}-city ${id}-about`}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {props.posts.length > 0 ? (
          <RotatingPosts
            posts={props.posts}
            everyMs={props.everyMs}
            inView={inView}
            paused={hovered || focused}
            priority={props.priority}
          />
        ) : (
          <FirmMark id={firmId} name={name} avatar={props.avatar} />
        )}
        <NameAndCity>
          <Name as={nameAs} id={`${id}-name`} translate="no" lang={writtenLanguage(name)}>
            {name}
          </Name>{' '}
          {props.city && <City id={`${id}-city`}>{speech.say(props.city)}</City>}
        </NameAndCity>{' '}
        <div id={`${id}-about`}>
          <Subtitle>{props.subtitle}</Subtitle> {answers && <Subtitle>{answers}</Subtitle>}{' '}
          {/* Last: its rating is written for eyes and told in other words. */}
          {props.footnote ? <Subtitle>{props.footnote}</Subtitle> : null}{' '}
          {props.hoverLine && <HoverLine>{props.hoverLine}</HoverLine>}
        </div>
      </CardLink>
      {props.corner && <Corner>{props.corner}</Corner>}
    </Card>
  );
}
