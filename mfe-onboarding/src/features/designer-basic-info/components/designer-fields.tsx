import {
  amountReading,
  designerCatalogue,
  designStyles,
  groupDigits,
  profileLimits,
  profileMessages,
  searchCatalogue,
} from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import {
  FormAmountField,
  FormCataloguePicker,
  FormChoicePicker,
  FormTextArea,
} from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import {
  AwayFields,
  ContactFields,
  FeaturedLinksFields,
  FirmFields,
} from '../../../form/firm-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';

/** The fields of a designer's basic info. */
export function DesignerFields() {
  const { t } = useLingui();
  return (
    <>
      <FormSection
        title={t({ id: 'onboarding.your-work', message: 'Your work' })}
        about={t({
          id: 'onboarding.your-work-about',
          message: 'What you design, and how you would put it yourself.',
        })}
      >
        <FormCataloguePicker
          name="specializations"
          label={t({ id: 'onboarding.specializations', message: 'Specializations' })}
          groups={designerCatalogue}
          search={searchCatalogue}
          searchPlaceholder={t({
            id: 'onboarding.search-specializations',
            message: 'Search specializations',
          })}
          max={profileLimits.specializationsMax}
          fullMessage={profileMessages.specializationsFull}
        />
        <FormChoicePicker
          name="styles"
          label={t({ id: 'onboarding.styles', message: 'Styles' })}
          hint={t({
            id: 'onboarding.styles-hint',
            message: 'The few that are most yours: clients find you by them.',
          })}
          optional
          choices={designStyles}
          max={profileLimits.stylesMax}
          fullMessage={profileMessages.stylesFull}
        />
        <FormTextArea
          name="bio"
          label={t({ id: 'onboarding.bio', message: 'Bio' })}
          rows={5}
          hint={t({ id: 'onboarding.bio-hint', message: 'What makes a room yours?' })}
        />
      </FormSection>
      <FirmFields
        title={t({ id: 'onboarding.your-firm', message: 'Your firm' })}
        about={t({
          id: 'onboarding.your-firm-about',
          message: 'The facts clients look for before they write.',
        })}
        website="portfolio_website"
      />
      <ContactFields />
      <FormSection
        title={t({ id: 'onboarding.projects-and-fees', message: 'Projects and fees' })}
        about={t({
          id: 'onboarding.projects-and-fees-about',
          message: 'So that the right requests find you.',
        })}
      >
        <FieldPair>
          <FormAmountField
            name="min_project_size"
            label={t({
              id: 'onboarding.minimum-size',
              message: 'Minimum project size (carpet area, sq ft)',
            })}
            group={groupDigits}
            hint={t({ id: 'onboarding.zero-if-any', message: '0 if you take any.' })}
          />
          <FormAmountField
            name="min_project_budget"
            label={t({ id: 'onboarding.minimum-budget', message: 'Minimum project budget (₹)' })}
            group={groupDigits}
            reading={amountReading}
            optional
          />
          <FormAmountField
            name="fee_range_min"
            label={t({ id: 'onboarding.fees-from', message: 'Fees from (₹ per sq ft)' })}
            group={groupDigits}
            reading={amountReading}
            optional
          />
          <FormAmountField
            name="fee_range_max"
            label={t({ id: 'onboarding.fees-up-to', message: 'Fees up to (₹ per sq ft)' })}
            group={groupDigits}
            reading={amountReading}
            optional
          />
        </FieldPair>
      </FormSection>
      <AwayFields />
      <FeaturedLinksFields />
    </>
  );
}
