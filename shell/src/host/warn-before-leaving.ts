import type { TaskList } from '@aangan/host';

/**
 * Makes the browser ask before the visitor leaves the site while a task runs, such as an upload: leaving ends it.
 * Returns the function that stops it.
 */
export function warnBeforeLeaving(tasks: TaskList, page: Window): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (tasks.current().length > 0) event.preventDefault();
  };
  page.addEventListener('beforeunload', warn);
  return () => page.removeEventListener('beforeunload', warn);
}
