import { isolated, paths } from '@aangan/domain';
import { useLingui } from '@lingui/react/macro';
import { ProfileLoader, type ProfileLoaderProps } from '../profile/profile-loader.tsx';
import { ProfileSubpageSkeleton } from '../profile/profile-subpage.tsx';
import type { ProjectData } from './project.ts';

export interface ProjectLoaderProps
  extends Pick<ProfileLoaderProps<ProjectData>, 'query' | 'children'> {
  kind: 'designer' | 'vendor';
  /** The firm's id in the address; null where the address has none that is valid. */
  firmId: number | null;
  /** The project's, likewise. */
  id: number | null;
}

/** The page of a project: loading, not found, failed, or loaded. */
export function ProjectLoader({ kind, firmId, id, query, children }: ProjectLoaderProps) {
  const { t } = useLingui();
  const loading = t({ id: 'firms.project-loading', message: 'Loading project…' });
  return (
    <ProfileLoader
      id={firmId === null ? null : id}
      query={query}
      texts={{
        loadingTitle: t({ id: 'firms.project', message: 'Project' }),
        notFound: t({ id: 'firms.project-not-found', message: 'Project not found' }),
        failed: t({ id: 'firms.project-failed', message: 'Failed to load project' }),
      }}
      titleOf={({ title, firm }) => `${title} · ${isolated(firm.name)}`}
      listing={listingOf(kind, firmId)}
      skeleton={<ProfileSubpageSkeleton label={loading} />}
    >
      {children}
    </ProfileLoader>
  );
}

/** Where a visitor of a missing project finds others: at its firm. */
function listingOf(kind: ProjectLoaderProps['kind'], firmId: number | null): string {
  if (kind === 'vendor') return firmId === null ? paths.vendors() : paths.vendor(firmId);
  return firmId === null ? paths.designers() : paths.designer(firmId);
}
