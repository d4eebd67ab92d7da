import { useHost } from '@aangan/host';
import { renderWithHost } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RunningTasks } from './running-tasks.tsx';

/** Shows the tasks of a page, with the list to start them in. */
function open() {
  let tasks: ReturnType<typeof useHost>['tasks'] | undefined;
  function Page() {
    tasks = useHost().tasks;
    return <RunningTasks />;
  }
  renderWithHost(<Page />);
  return tasks as NonNullable<typeof tasks>;
}

describe('the running tasks', () => {
  test('are not shown while there are none', () => {
    open();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('are named with their progress, and are announced', async () => {
    const tasks = open();
    const end = Promise.withResolvers<void>();
    let tell: (share: number) => void = () => undefined;
    act(() => {
      void tasks.start('Uploading veranda.jpg', ({ progress }) => {
        tell = progress;
        return end.promise;
      });
    });
    const bar = screen.getByRole('progressbar', { name: 'Uploading veranda.jpg' });
    expect(bar).not.toHaveAttribute('value');
    expect(screen.getByRole('status')).toHaveTextContent('Uploading veranda.jpg…');
    act(() => tell(0.4));
    expect(bar).toHaveAttribute('value', '0.4');
    await act(async () => end.resolve());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('are stopped one by one', async () => {
    const tasks = open();
    const stopped: string[] = [];
    const start = (label: string) =>
      void tasks.start(label, ({ signal }) => {
        signal.addEventListener('abort', () => stopped.push(label));
        return new Promise(() => undefined);
      });
    act(() => {
      start('Uploading one.jpg');
      start('Uploading two.jpg');
    });
    expect(screen.getByRole('status')).toHaveTextContent('2 tasks are running.');
    const list = within(screen.getByRole('region', { name: 'Running tasks' }));
    await userEvent.click(list.getByRole('button', { name: 'Cancel Uploading two.jpg' }));
    expect(stopped).toEqual(['Uploading two.jpg']);
  });
});
