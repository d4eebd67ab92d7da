import { ContentTabs } from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router-dom';

interface ManagerTabsProps {
  items: Elements;
  projects: Elements;
}

/** The two parts of the manager; which is shown is in the address (`?show=projects`). */
export function ManagerTabs({ items, projects }: ManagerTabsProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isProjects = useSearchParams()[0].get('show') === 'projects';
  const tabs = [
    { id: 'items', label: t({ id: 'portfolio.tab-items', message: 'Items' }) },
    { id: 'projects', label: t({ id: 'portfolio.projects', message: 'Projects' }) },
  ];
  return (
    <>
      <ContentTabs
        filters={tabs}
        shown={isProjects ? 'projects' : 'items'}
        linkTo={(id) => (id === 'projects' ? `${pathname}?show=projects` : pathname)}
      />
      {isProjects ? projects : items}
    </>
  );
}
