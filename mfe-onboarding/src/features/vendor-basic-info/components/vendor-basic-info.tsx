import { paths, profileMessages } from '@aangan/domain';
import { currentYear, useHost, useSession } from '@aangan/host';
import { useState } from 'react';
import { createDraftStore } from '../../../draft/draft-store.ts';
import { OwnProfileGate } from '../../../form/own-profile-gate.tsx';
import { ProfileForm } from '../../../form/profile-form.tsx';
import { OnboardingFrame } from '../../../frame/onboarding-frame.tsx';
import { type OwnVendorProfile, useOwnVendorProfileQuery } from '../api/own-vendor-profile.ts';
import { useSaveVendorProfileMutation } from '../api/save-vendor-profile.ts';
import { vendorSchema } from '../model/vendor-schema.ts';
import {
  emptyVendor,
  onboardingOf,
  type VendorValues,
  vendorLinks,
  vendorValuesOf,
} from '../model/vendor-values.ts';
import { VendorFields } from './vendor-fields.tsx';

/** /vendor/onboarding/basic-info. */
export function VendorBasicInfo() {
  const { user } = useSession();
  return (
    <OnboardingFrame
      title="Complete Your Vendor Profile"
      step={1}
      about="What studios look for before they order."
    >
      {user && <OwnProfile key={user.id} accountId={user.id} />}
    </OnboardingFrame>
  );
}

function OwnProfile({ accountId }: { accountId: number }) {
  const query = useOwnVendorProfileQuery(accountId);
  return (
    <OwnProfileGate query={query}>
      {(profile) => <VendorForm accountId={accountId} profile={profile} />}
    </OwnProfileGate>
  );
}

interface VendorFormProps {
  accountId: number;
  profile: OwnVendorProfile | null;
}

/** A vendor without a category cannot be saved. */
const withoutCategory = ({ specializations }: VendorValues) =>
  specializations.length === 0 ? profileMessages.categoriesRequired : null;

function VendorForm({ accountId, profile }: VendorFormProps) {
  const [save] = useSaveVendorProfileMutation();
  const { clock } = useHost();
  const [year] = useState(() => currentYear(clock));
  const [schema] = useState(() => vendorSchema(year));
  const [draft] = useState(() => createDraftStore<VendorValues>('vendor-basic-info', accountId));
  return (
    <ProfileForm
      label="Vendor profile"
      savedValues={profile ? vendorValuesOf(profile) : emptyVendor(year)}
      schema={schema}
      draft={draft}
      sentLinksOf={vendorLinks}
      notReady={withoutCategory}
      next={paths.vendorSocial()}
      back={paths.home()}
      save={(values) => save(onboardingOf(values)).unwrap()}
    >
      <VendorFields />
    </ProfileForm>
  );
}
