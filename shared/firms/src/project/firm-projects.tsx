import { formatCount } from '@aangan/domain';
import { ButtonLink, Grid, Heading, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ProjectCardData } from './project.ts';
import { ProjectCard } from './project-card.tsx';

/** What is shown of a firm with many projects, before its single pictures. */
const firstProjects = 6;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.l} ${tokens.space.xxl};

  > ul {
    width: 100%;
  }
`;

/** The `sizes` of covers in a grid of two columns and of three. */
const coverSizes = {
  2: '(min-width: 86rem) 39rem, (min-width: 40em) 45vw, 92vw',
  3: '(min-width: 86rem) 26rem, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw',
};

/** A firm's projects on its page. All of them are shown at `?projects=all`. */
export function FirmProjects({ projects }: { projects: readonly ProjectCardData[] }) {
  const { t } = useLingui();
  const id = useId();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const isWhole = parameters.get('projects') === 'all' || projects.length <= firstProjects;
  const columns = [1, 2, 4].includes(projects.length) ? 2 : 3;
  const count = formatCount(projects.length);
  const all = new URLSearchParams(parameters);
  all.set('projects', 'all');
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{t({ id: 'firms.projects', message: 'Projects' })}</Heading>
      <Grid columns={columns} aria-labelledby={id}>
        {projects.slice(0, isWhole ? undefined : firstProjects).map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} sizes={coverSizes[columns]} />
          </li>
        ))}
      </Grid>
      {!isWhole && (
        <ButtonLink
          as={Link}
          to={`${pathname}?${all}`}
          replace
          preventScrollReset
          variant="secondary"
        >
          {t({ id: 'firms.all-projects', message: `Show all ${count} projects` })}
        </ButtonLink>
      )}
    </Section>
  );
}
