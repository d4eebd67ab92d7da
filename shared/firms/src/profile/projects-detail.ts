import { detailNames, formatCount } from '@aangan/domain';
import type { ProfileDetail } from './profile-cover.tsx';

/** How many projects a firm completed, as one of its details: none before the first. */
export function projectsDetail(firm: { projects_completed: number }): ProfileDetail[] {
  const { projects_completed: count } = firm;
  return count > 0 ? [{ name: detailNames.projects, value: formatCount(count) }] : [];
}
