import { paths } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import { TextLink, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { countedBefore } from '../model/days.ts';
import { sourceNames } from '../model/source-names.ts';
import { RankedTable } from './ranked-table.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};

  ${when.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Where visitors came from, and which projects they looked at. */
export function VisitorTables({ dashboard }: { dashboard: FirmDashboard }) {
  const { i18n, t } = useLingui();
  const hasBefore = countedBefore(dashboard) !== 'none';
  const sources = dashboard.sources
    .filter(({ now, before }) => now + before > 0)
    .sort((one, other) => other.now - one.now || other.before - one.before);
  return (
    <Columns>
      <RankedTable
        id="visitors-from"
        title={t({ id: 'portfolio.sources', message: 'Where visitors came from' })}
        what={t({ id: 'portfolio.page-before', message: 'The page before yours' })}
        rows={sources.map(({ source, ...pair }) => ({
          key: source,
          name: <span>{i18n._(sourceNames[source])}</span>,
          ...pair,
        }))}
        hasBefore={hasBefore}
        nothing={t({ id: 'portfolio.no-visitors', message: 'No visitors yet.' })}
      />
      <RankedTable
        id="visitors-of-projects"
        title={t({ id: 'portfolio.viewed-projects', message: 'Projects they looked at' })}
        what={t({ id: 'portfolio.project', message: 'Project' })}
        rows={dashboard.projects.map(({ id, title, ...pair }) => ({
          key: id,
          name: (
            <TextLink
              as={Link}
              to={paths.editProject(id)}
              translate="no"
              lang={writtenLanguage(title)}
            >
              {title}
            </TextLink>
          ),
          ...pair,
        }))}
        hasBefore={hasBefore}
        nothing={t({
          id: 'portfolio.no-viewed-projects',
          message: 'Nobody has looked at a project yet. Your page shows projects first.',
        })}
      />
    </Columns>
  );
}
