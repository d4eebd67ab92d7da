import { formatCount } from '@aangan/domain';
import { useDialogEntry } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import {
  ArchGlyph,
  ConfirmDialog,
  type Elements,
  MediaFrame,
  Menu,
  type MenuItem,
  Muted,
  Stack,
  Subheading,
  tokens,
} from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { OwnProject, PortfolioItem } from '../api/projects-api.ts';
import { deleteProjectDialog, projectDialog } from '../model/dialog-names.ts';
import type { ProjectActions } from '../model/use-project-actions.ts';
import { ProjectDialog } from './project-dialog.tsx';

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  overflow-wrap: anywhere;

  > :last-child {
    display: flex;
    flex: none;
    margin-block: -0.5rem;
  }
`;

const NoCover = styled.div`
  display: grid;
  aspect-ratio: 4 / 3;
  place-items: center;
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.lineStrong};
`;

interface OwnProjectCardProps {
  project: OwnProject;
  items: readonly PortfolioItem[];
  /** What it is dragged by. */
  handle: Elements;
  actions: ProjectActions;
  /** Move it by one place; null where it is at that end. */
  onMoveEarlier: (() => void) | null;
  onMoveLater: (() => void) | null;
}

/** A project as its owner sees it. */
export function OwnProjectCard(props: OwnProjectCardProps) {
  const { project, items, handle } = props;
  const { t } = useLingui();
  const { id, title } = project;
  const edit = useDialogEntry(projectDialog(id));
  const cover = project.items.find((item) => item.id === project.cover_item_id) ?? project.items[0];
  const count = project.items.length;
  const shown = formatCount(count);
  return (
    <Stack as="article" gap="s">
      {cover?.image_url ? (
        <MediaFrame
          src={cover.image_url}
          alt=""
          ratio="4 / 3"
          color={cover.dominant_color}
          naturalWidth={cover.media_width}
          sizes="(min-width: 64em) 27rem, (min-width: 40em) 45vw, 92vw"
        />
      ) : (
        <NoCover>
          <ArchGlyph size={72} />
        </NoCover>
      )}
      <div>
        <Head>
          <Subheading as="h2" lang={writtenLanguage(title)}>
            {title}
          </Subheading>
          <div>
            {handle}
            <ProjectMenu {...props} onEdit={edit.open} />
          </div>
        </Head>
        <Muted>
          {t({
            id: 'portfolio.project-items',
            message: plural(count, {
              0: 'Not public: it has no pictures yet',
              one: `${shown} picture or video`,
              other: `${shown} pictures and videos`,
            }),
          })}
        </Muted>
      </div>
      {edit.isOpen && <ProjectDialog project={project} items={items} onClose={edit.close} />}
    </Stack>
  );
}

function ProjectMenu(props: OwnProjectCardProps & { onEdit: () => void }) {
  const { project, actions, onMoveEarlier, onMoveLater, onEdit } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, title } = project;
  const question = useDialogEntry(deleteProjectDialog(id));
  const entries: (MenuItem | false)[] = [
    { id: 'edit', label: t({ id: 'portfolio.edit', message: 'Edit' }), onSelect: onEdit },
    project.items.length > 0 && {
      id: 'view',
      label: t({ id: 'portfolio.view-project', message: 'View page' }),
      onSelect: () => void navigate(project.to),
    },
    onMoveEarlier !== null && {
      id: 'earlier',
      label: t({ id: 'portfolio.move-earlier', message: 'Move earlier' }),
      onSelect: onMoveEarlier,
    },
    onMoveLater !== null && {
      id: 'later',
      label: t({ id: 'portfolio.move-later', message: 'Move later' }),
      onSelect: onMoveLater,
    },
    {
      id: 'delete',
      label: t({ id: 'portfolio.delete', message: 'Delete' }),
      tone: 'danger',
      onSelect: question.open,
    },
  ];
  return (
    <>
      <Menu
        label={t({ id: 'portfolio.actions-for', message: `Actions for ${title}` })}
        items={entries.filter((entry) => entry !== false)}
      />
      <ConfirmDialog
        open={question.isOpen}
        title={t({ id: 'portfolio.delete-project', message: 'Delete this project?' })}
        confirmLabel={t({ id: 'portfolio.delete', message: 'Delete' })}
        onConfirm={() => {
          question.close();
          void actions.remove(id);
        }}
        onCancel={question.close}
      >
        <p>
          <Trans id="portfolio.delete-project-consequence">
            “{title}” and its page are removed. Its pictures and videos stay in your portfolio.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
