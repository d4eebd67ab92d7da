import { problemOf } from '@aangan/api-client';
import { moveItem, problemAdvice, SortableCell, SortableList, useDialogEntry } from '@aangan/firms';
import { Button, EmptyState, ErrorState, Grid, Row, Spinner, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type OwnProject, type PortfolioItem, useListProjectsQuery } from '../api/projects-api.ts';
import { newProjectDialog } from '../model/dialog-names.ts';
import { useProjectActions } from '../model/use-project-actions.ts';
import { OwnProjectCard } from './own-project-card.tsx';
import { ProjectDialog } from './project-dialog.tsx';

interface OwnProjectsProps {
  accountId: number;
  /** All items of the portfolio. */
  items: readonly PortfolioItem[];
}

/** The projects of the signed-in firm: it makes, changes, orders and deletes them. */
export function OwnProjects(props: OwnProjectsProps) {
  const { i18n, t } = useLingui();
  const query = useListProjectsQuery(props.accountId, { refetchOnMountOrArgChange: true });
  const { currentData: projects, error, isFetching, refetch } = query;
  const { isOpen, open, close } = useDialogEntry(newProjectDialog);
  if (!projects && !error) return <Spinner />;
  if (!projects) {
    return (
      <ErrorState
        title={t({
          id: 'portfolio.projects-not-loaded',
          message: 'Your projects could not be loaded',
        })}
        onRetry={refetch}
        retrying={isFetching}
      >
        <p>{problemAdvice(problemOf(error), i18n)}</p>
      </ErrorState>
    );
  }
  const add = (
    <Button onClick={open}>
      <Trans id="portfolio.new-project">New project</Trans>
    </Button>
  );
  return (
    <Stack gap="l">
      {projects.length > 0 ? (
        <>
          <Row>{add}</Row>
          <ProjectGrid {...props} projects={projects} />
        </>
      ) : (
        <EmptyState title={t({ id: 'portfolio.no-projects', message: 'No projects yet' })}>
          <p>
            <Trans id="portfolio.no-projects-advice">
              A project tells the story of one place: its pictures by room, before and after, what
              it took. Your public page shows projects first.
            </Trans>
          </p>
          {add}
        </EmptyState>
      )}
      {isOpen && <ProjectDialog items={props.items} onClose={close} />}
    </Stack>
  );
}

function ProjectGrid(props: OwnProjectsProps & { projects: readonly OwnProject[] }) {
  const { accountId, projects, ...rest } = props;
  const { t } = useLingui();
  const actions = useProjectActions(accountId);
  const ids = projects.map(({ id }) => id);
  const canMove = projects.length > 1;
  const last = projects.length - 1;
  return (
    <SortableList
      items={projects}
      canMove={canMove}
      onMove={({ id }, to) => actions.order(moveItem(ids, id, to))}
    >
      {(move) => (
        <Grid aria-label={t({ id: 'portfolio.projects', message: 'Projects' })}>
          {projects.map((project, at) => (
            <SortableCell key={project.id} {...project} canMove={canMove}>
              {(handle) => (
                <OwnProjectCard
                  {...rest}
                  project={project}
                  handle={handle}
                  actions={actions}
                  onMoveEarlier={at > 0 ? () => move(project, at - 1) : null}
                  onMoveLater={at < last ? () => move(project, at + 1) : null}
                />
              )}
            </SortableCell>
          ))}
        </Grid>
      )}
    </SortableList>
  );
}
