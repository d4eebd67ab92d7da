import { paths, profileMessages } from '@aangan/domain';
import { currentYear, useHost, useSession } from '@aangan/host';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createDraftStore } from '../../../draft/draft-store.ts';
import { NothingChosenToast } from '../../../form/nothing-chosen-toast.tsx';
import { OwnProfileGate } from '../../../form/own-profile-gate.tsx';
import { basicInfoTexts } from '../../../form/save-texts.ts';
import { StepForm } from '../../../form/step-form.tsx';
import { useVersionedSave } from '../../../form/use-versioned-save.ts';
import { OnboardingFrame } from '../../../frame/onboarding-frame.tsx';
import { vendorOnboarding } from '../../../frame/onboarding-kind.ts';
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
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <OnboardingFrame
      title={vendorOnboarding.title}
      step={1}
      about={t({
        id: 'onboarding.vendor-about',
        message: 'What studios look for before they order.',
      })}
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
  const { t } = useLingui();
  const save = useVersionedSave(useSaveVendorProfileMutation(), profile);
  const { clock } = useHost();
  const [year] = useState(() => currentYear(clock));
  const [schema] = useState(() => vendorSchema(year));
  const [draft] = useState(() =>
    createDraftStore<VendorValues>(vendorOnboarding.drafts.basicInfo, accountId),
  );
  return (
    <StepForm
      label={t({ id: 'onboarding.vendor-profile', message: 'Vendor profile' })}
      emptyValues={emptyVendor(year)}
      savedValues={profile ? vendorValuesOf(profile) : emptyVendor(year)}
      schema={schema}
      draft={draft}
      texts={basicInfoTexts}
      sentLinksOf={vendorLinks}
      notReady={withoutCategory}
      next={vendorOnboarding.social}
      back={paths.home()}
      save={(values) => save(onboardingOf(values))}
    >
      <NothingChosenToast />
      <VendorFields />
    </StepForm>
  );
}
