import { type Task, useTasks } from '@aangan/host';
import type { I18n } from '@aangan/messages';
import { Button, Muted, tokens, VisuallyHidden } from '@aangan/ui';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

/** At the lower edge, above the page and below menus and dialogs. */
const Place = styled.section`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-end: calc(${tokens.space.m} + env(safe-area-inset-bottom, 0px));
  inset-inline-start: ${tokens.space.m};
  width: min(22rem, calc(100vw - 2 * ${tokens.space.m}));
  max-height: 40dvh;
  overflow-y: auto;
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.lifted};
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${tokens.space.s};
  padding: 0;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space.s};
`;

const Label = styled.p`
  overflow: hidden;
  font-size: ${tokens.type.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Bar = styled.progress`
  grid-column: 1 / -1;
  width: 100%;
  height: 0.375rem;
  accent-color: ${tokens.color.accent};
`;

/** The tasks that go on while the visitor moves between pages, each with its progress and a way to stop it. */
export function RunningTasks() {
  const { t, i18n } = useLingui();
  const tasks = useTasks();
  const count = tasks.length;
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {count > 0 && runningText(tasks, i18n)}
      </VisuallyHidden>
      {tasks.length > 0 && (
        <Place aria-label={t({ id: 'shell.running-tasks', message: 'Running tasks' })}>
          <List>
            {tasks.map((task) => (
              <RunningTask key={task.id} task={task} />
            ))}
          </List>
          <Muted>
            <Trans id="shell.keep-open">Keep this site open until it is done.</Trans>
          </Muted>
        </Place>
      )}
    </>
  );
}

function RunningTask({ task: { label, progress, cancel } }: { task: Task }) {
  return (
    <Entry>
      <Label title={label}>{label}</Label>
      <Button variant="quiet" size="small" onClick={cancel}>
        <Trans id="shell.cancel-task">
          Cancel<VisuallyHidden> {label}</VisuallyHidden>
        </Trans>
      </Button>
      {/* Without a value the browser shows that it is not known how much is done. */}
      <Bar aria-label={label} max={1} {...(progress !== null && { value: progress })} />
    </Entry>
  );
}

function runningText(tasks: readonly Task[], i18n: I18n): string {
  const count = tasks.length;
  if (count === 1) return `${tasks[0]?.label}…`;
  return i18n._(
    msg({
      id: 'shell.tasks-running',
      message: plural(count, { one: '# task is running.', other: '# tasks are running.' }),
    }),
  );
}
