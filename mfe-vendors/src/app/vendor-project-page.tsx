import type { ProjectData } from '@aangan/firms';
import { useSession, withApi } from '@aangan/host';
import { useLingui } from '@lingui/react/macro';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorProject } from '../features/vendor-profile/components/vendor-project.tsx';
import { ContactSlot } from './contact-slot.tsx';

function VendorProjectWithContact() {
  const { audience } = useSession();
  const mayConnect = audience === 'guest' || audience === 'client';
  return (
    <VendorProject
      contact={(project) => (mayConnect ? <ContactAboutProject project={project} /> : null)}
    />
  );
}

function ContactAboutProject({ project: { id, title, firm } }: { project: ProjectData }) {
  const { t } = useLingui();
  return (
    <ContactSlot
      addressee={{ kind: 'vendor', id: firm.id, name: firm.name, minimumBudget: firm.minimum }}
      about={{ id, title }}
      label={t({ id: 'vendors.connect-about', message: 'Get in touch about this project' })}
    />
  );
}

export const VendorProjectPage = withApi(profileApi, VendorProjectWithContact);
