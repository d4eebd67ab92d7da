import type { Database } from '@aangan/server';
import type { CachedFirmAnswer, GuestCache } from '../../plugins/guest-cache/guest-cache.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { createFirmAnswers } from '../firms/public-profile/firm-answers.ts';
import type { Viewer } from '../firms/public-profile/may-see-unverified.ts';
import { findProject, findProjects } from './public-projects.repository.ts';

interface PublicProjectsServiceOptions {
  database: Database<Tables>;
  kind: FirmKind;
  /** Refreshed before each call. */
  cache: GuestCache;
}

type ReadViewer = () => Promise<Viewer | undefined>;

/** The projects of designers or vendors that have something to show. */
export function createPublicProjectsService(options: PublicProjectsServiceOptions) {
  const { database, kind, cache } = options;
  const { projects } = cache.firms[kind.subject];
  const answer = createFirmAnswers({ database, kind, cache: projects });

  return {
    /** @throws Refusal 404 and 410 as the page of the firm */
    list(firm: string, viewer: ReadViewer): Promise<CachedFirmAnswer> {
      const firmId = readIdOr404(firm);
      const find = () => findProjects(database, kind, firmId);
      return answer({ firmId, key: String(firmId), find }, viewer);
    },

    /** @throws Refusal 404 and 410 as the page of the firm, 404 for a project that shows nothing */
    read(firm: string, project: string, viewer: ReadViewer): Promise<CachedFirmAnswer> {
      const firmId = readIdOr404(firm);
      const projectId = readIdOr404(project);
      const find = () => findProject(database, kind, { firmId, projectId });
      return answer({ firmId, key: `${firmId} ${projectId}`, find }, viewer);
    },
  };
}
