import type { ProjectData } from '@aangan/firms';
import { useSession, withApi } from '@aangan/host';
import { useLingui } from '@lingui/react/macro';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerProject } from '../features/designer-profile/components/designer-project.tsx';

function DesignerProjectWithConnecting() {
  const { audience } = useSession();
  const mayConnect = audience === 'guest' || audience === 'client';
  return (
    <DesignerProject
      contact={(project) => (mayConnect ? <ConnectAboutProject project={project} /> : null)}
    />
  );
}

function ConnectAboutProject({ project: { id, title, firm } }: { project: ProjectData }) {
  const { t } = useLingui();
  return (
    <ConnectButton
      addressee={{
        kind: 'designer',
        id: firm.id,
        name: firm.name,
        minimumBudget: firm.minimum,
      }}
      about={{ id, title }}
      label={t({
        id: 'designers.connect-about-project',
        message: 'Get in touch about this project',
      })}
    />
  );
}

// Both slices are added at the top, before the components below subscribe to the store.
export const DesignerProjectPage = withApi(
  connectApi,
  withApi(profileApi, DesignerProjectWithConnecting),
);
