import { readInstagram } from '@aangan/domain';
import { FormTextField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { FormSection } from '../../../form/form-section.tsx';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import type { OwnProfile } from '../api/social-api.ts';
import { ConnectInstagram } from './connect-instagram.tsx';
import { ConnectedInstagram } from './connected-instagram.tsx';
import { ImportedPosts } from './imported-posts.tsx';

interface InstagramSectionProps {
  kind: OnboardingKind;
  accountId: number;
  connection: OwnProfile['instagram'];
}

/** The firm's Instagram profile: its address, the connection and the imported posts. */
export function InstagramSection({ kind, accountId, connection }: InstagramSectionProps) {
  const { t } = useLingui();
  const { is_connected, needs_reconnect } = connection;
  return (
    <FormSection
      title="Instagram"
      about={t({
        id: 'onboarding.instagram-about',
        message: 'Your posts fill your page and your place in the listing.',
      })}
    >
      <FormTextField
        name="instagram_url"
        label={t({ id: 'onboarding.instagram-url', message: 'Instagram URL' })}
        inputMode="url"
        placeholder="@your.studio"
        read={readInstagram}
        maxLength={500}
        optional
      />
      {is_connected && !needs_reconnect ? (
        <ConnectedInstagram kind={kind} connection={connection} />
      ) : (
        <ConnectInstagram kind={kind} accountId={accountId} again={needs_reconnect} />
      )}
      {(is_connected || needs_reconnect) && (
        <ImportedPosts kind={kind} accountId={accountId} connection={connection} />
      )}
    </FormSection>
  );
}
