import { writtenLanguage } from '@aangan/messages';
import { BreakableName, type Elements, Eyebrow, Title, tokens, when } from '@aangan/ui';
import styled from 'styled-components';
import { PostTile } from '../content/post-tile.tsx';
import { factStyle } from '../profile/fact-style.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { pictureRatio } from './picture-ratio.ts';
import type { ProjectData } from './project.ts';
import { kindText, placeText, projectFacts } from './project-facts.ts';

const Head = styled.header`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.m};
  padding-block: ${tokens.space.m} ${tokens.space.l};

  > :first-child {
    display: grid;
    min-width: 0;
    gap: ${tokens.space.xs};
  }
`;

const Cover = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.xl};
  align-items: start;
  padding-block-end: ${tokens.space.xxl};

  ${when.wide} {
    &[data-beside='facts'] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 3fr);
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${tokens.space.l};

  ${when.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${when.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${factStyle}
`;

interface ProjectCoverProps {
  project: ProjectData;
  /** What saves the project. */
  saving?: Elements;
  /** Shows the cover large. */
  onOpen: () => void;
}

/** The top of a project's page: its title, cover and facts. */
export function ProjectCover({ project, saving, onOpen }: ProjectCoverProps) {
  const speech = useSpeech();
  const { title, cover } = project;
  const item = project.items.find(({ id }) => id === cover.id);
  const facts = projectFacts(project, speech);
  // A higher cover would push what follows off the first screen.
  const ratio = Math.max(pictureRatio(item ?? cover), facts.length > 0 ? 4 / 3 : 16 / 9);
  return (
    <>
      <Head>
        <div>
          <Eyebrow>
            {[kindText(project, speech), placeText(project, speech)].filter(Boolean).join(' · ')}
          </Eyebrow>
          <Title lang={writtenLanguage(title)}>
            <BreakableName>{title}</BreakableName>
          </Title>
        </div>
        {saving}
      </Head>
      <Cover data-beside={facts.length > 0 ? 'facts' : 'nothing'}>
        <PostTile
          post={cover}
          ratio={String(ratio)}
          sizes="(min-width: 86rem) 56rem, (min-width: 64em) 66vw, 94vw"
          priority
          onOpen={onOpen}
        />
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang={writtenLanguage(value)}>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </Cover>
    </>
  );
}
