import { withApi } from '@aangan/host';
import { portfolioApi } from '../features/portfolio-items/api/portfolio-api.ts';
import { PortfolioManager } from '../features/portfolio-items/components/portfolio-manager.tsx';

export const PortfolioPage = withApi(portfolioApi, PortfolioManager);
