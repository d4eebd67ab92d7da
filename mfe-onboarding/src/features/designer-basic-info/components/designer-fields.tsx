import {
  amountReading,
  designerCatalogue,
  groupDigits,
  profileLimits,
  profileMessages,
  searchCatalogue,
} from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import { FormAmountField, FormCataloguePicker, FormTextArea } from '@aangan/ui/formik';
import { ContactFields, FeaturedLinksFields, FirmFields } from '../../../form/firm-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';

/** The fields of a designer's basic info. */
export function DesignerFields() {
  return (
    <>
      <FormSection title="Your work" about="What you design, and how you would put it yourself.">
        <FormCataloguePicker
          name="specializations"
          label="Specializations"
          groups={designerCatalogue}
          search={searchCatalogue}
          searchPlaceholder="Search specializations"
          max={profileLimits.specializationsMax}
          fullMessage={profileMessages.specializationsFull}
        />
        <FormTextArea name="bio" label="Bio" rows={5} hint="What makes a room yours?" />
      </FormSection>
      <FirmFields
        title="Your firm"
        about="The facts clients look for before they write."
        website="portfolio_website"
      />
      <ContactFields />
      <FormSection title="Projects and fees" about="So that the right requests find you.">
        <FieldPair>
          <FormAmountField
            name="min_project_size"
            label="Minimum project size (carpet area, sq ft)"
            group={groupDigits}
            hint="0 if you take any."
          />
          <FormAmountField
            name="min_project_budget"
            label="Minimum project budget (₹)"
            group={groupDigits}
            reading={amountReading}
            optional
          />
          <FormAmountField
            name="fee_range_min"
            label="Fees from (₹ per sq ft)"
            group={groupDigits}
            reading={amountReading}
            optional
          />
          <FormAmountField
            name="fee_range_max"
            label="Fees up to (₹ per sq ft)"
            group={groupDigits}
            reading={amountReading}
            optional
          />
        </FieldPair>
      </FormSection>
      <FeaturedLinksFields />
    </>
  );
}
