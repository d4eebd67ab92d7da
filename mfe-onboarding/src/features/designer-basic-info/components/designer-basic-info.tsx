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
import { designerOnboarding } from '../../../frame/onboarding-kind.ts';
import {
  type OwnDesignerProfile,
  useOwnDesignerProfileQuery,
} from '../api/own-designer-profile.ts';
import { useSaveDesignerProfileMutation } from '../api/save-designer-profile.ts';
import { designerSchema } from '../model/designer-schema.ts';
import {
  type DesignerValues,
  designerLinks,
  designerValuesOf,
  emptyDesigner,
  onboardingOf,
} from '../model/designer-values.ts';
import { DesignerFields } from './designer-fields.tsx';

/** /designer/onboarding/basic-info. */
export function DesignerBasicInfo() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <OnboardingFrame
      title={designerOnboarding.title}
      step={1}
      about={t({
        id: 'onboarding.designer-about',
        message: 'What clients look for before they write to a firm.',
      })}
    >
      {user && <OwnProfile key={user.id} accountId={user.id} />}
    </OnboardingFrame>
  );
}

function OwnProfile({ accountId }: { accountId: number }) {
  const query = useOwnDesignerProfileQuery(accountId);
  return (
    <OwnProfileGate query={query}>
      {(profile) => <DesignerForm accountId={accountId} profile={profile} />}
    </OwnProfileGate>
  );
}

interface DesignerFormProps {
  accountId: number;
  profile: OwnDesignerProfile | null;
}

function DesignerForm({ accountId, profile }: DesignerFormProps) {
  const { t } = useLingui();
  const save = useVersionedSave(useSaveDesignerProfileMutation(), profile);
  const { clock } = useHost();
  const [year] = useState(() => currentYear(clock));
  const [schema] = useState(() => designerSchema(year));
  const [draft] = useState(() =>
    createDraftStore<DesignerValues>(designerOnboarding.drafts.basicInfo, accountId),
  );
  return (
    <StepForm
      label={t({ id: 'onboarding.designer-profile', message: 'Designer profile' })}
      emptyValues={emptyDesigner(year)}
      savedValues={profile ? designerValuesOf(profile) : emptyDesigner(year)}
      schema={schema}
      draft={draft}
      texts={basicInfoTexts}
      sentLinksOf={designerLinks}
      next={designerOnboarding.social}
      save={(values) => save(onboardingOf(values))}
    >
      <NothingChosenToast />
      <DesignerFields />
    </StepForm>
  );
}
