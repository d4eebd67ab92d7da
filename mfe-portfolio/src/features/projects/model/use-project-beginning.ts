import { useLocation, useNavigate } from 'react-router-dom';
import { newProjectDialog } from './dialog-names.ts';

/** Opens the form of a new project with these items in it, over the list of projects. */
export function useProjectBeginning(): (ids: number[]) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (ids) => {
    const projects = `${pathname}?show=projects`;
    await navigate(projects);
    await navigate(projects, { state: { dialog: newProjectDialog, items: ids } });
  };
}

/** The ids of the items with which the open form begins. */
export function useFirstItems(): number[] {
  const { state } = useLocation();
  return Array.isArray(state?.items) ? state.items.filter(Number.isSafeInteger) : [];
}
