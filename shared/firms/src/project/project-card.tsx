import { formatCount } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import { focusRing, MediaFrame, Muted, Subheading, tokens } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSpeech } from '../speech/use-speech.ts';
import type { ProjectCardData } from './project.ts';
import { kindText, placeText } from './project-facts.ts';

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${tokens.space.s};

  h3 {
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  /* The whole card is the link. */
  h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover h3 a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export interface ProjectCardProps {
  project: ProjectCardData;
  /** Where it is among the firm's projects: "Next project". */
  place?: string;
  /** The `sizes` attribute of the picture. */
  sizes: string;
}

/** A project in a list: its cover, title, place and kind. */
export function ProjectCard({ project, place, sizes }: ProjectCardProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { title, cover, items_count: count } = project;
  const shown = formatCount(count);
  const pictures = t({
    id: 'firms.project-items',
    message: plural(count, { one: `${shown} picture`, other: `${shown} pictures` }),
    comment: 'How many pictures and videos a project has.',
  });
  const facts = [placeText(project, speech), kindText(project, speech), pictures];
  return (
    <Card>
      <MediaFrame
        src={cover.media_type === 'VIDEO' ? (cover.thumbnail_url ?? '') : cover.media_url}
        alt=""
        ratio="4 / 3"
        color={cover.dominant_color}
        naturalWidth={cover.media_width}
        sizes={sizes}
      />
      <div>
        {place && <Muted>{place}</Muted>}
        <Subheading lang={writtenLanguage(title)}>
          <Link to={project.to}>{title}</Link>
        </Subheading>
        <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
      </div>
    </Card>
  );
}
