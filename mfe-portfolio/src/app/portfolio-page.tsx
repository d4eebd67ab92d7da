import { withApi } from '@aangan/host';
import { portfolioApi } from '../features/portfolio-items/api/portfolio-api.ts';
import { PortfolioManager } from '../features/portfolio-items/components/portfolio-manager.tsx';
import { projectsApi } from '../features/projects/api/projects-api.ts';
import { OwnProjects } from '../features/projects/components/own-projects.tsx';
import { useProjectBeginning } from '../features/projects/model/use-project-beginning.ts';

function PortfolioWithProjects() {
  const beginProject = useProjectBeginning();
  return <PortfolioManager projects={(own) => <OwnProjects {...own} />} onGroup={beginProject} />;
}

// Both slices are added at the top, before the components below subscribe to the store.
export const PortfolioPage = withApi(projectsApi, withApi(portfolioApi, PortfolioWithProjects));
