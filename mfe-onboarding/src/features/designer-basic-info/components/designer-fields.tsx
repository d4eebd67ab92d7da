import {
  accountLimits,
  designerCatalogue,
  featuredLinkTypes,
  groupTypedRupees,
  profileLimits,
  profileMessages,
  searchCatalogue,
} from '@aangan/domain';
import {
  FormAmountField,
  FormCataloguePicker,
  FormNumberField,
  FormTextArea,
  FormTextField,
} from '@aangan/ui/formik';
import { FieldPair, FormSection, NumberRow } from '../../../form/form-section.tsx';
import { LinksField } from '../../../form/links-field.tsx';

/** The fields of a designer's basic info, in the order one would tell them. */
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
      <FormSection title="Your firm" about="The facts clients look for before they write.">
        <NumberRow>
          <FormNumberField
            name="establishment_year"
            label="Establishment year"
            min={profileLimits.establishmentYearMin}
          />
          <FormNumberField
            name="team_strength"
            label="Team strength"
            min={profileLimits.teamStrengthMin}
          />
          <FormNumberField name="projects_completed" label="Projects completed" />
        </NumberRow>
        <FormTextArea
          name="head_office_address"
          label="Head office address"
          rows={2}
          autoComplete="street-address"
        />
        <FieldPair>
          <FormTextField
            name="portfolio_website"
            label="Website"
            inputMode="url"
            placeholder="https://"
            optional
          />
          <FormTextField
            name="linkedin_profile"
            label="LinkedIn"
            inputMode="url"
            placeholder="https://www.linkedin.com/company/…"
            optional
          />
        </FieldPair>
      </FormSection>
      <FormSection title="Contact person" about="Whom we may call. It is not shown on your page.">
        <FieldPair>
          <FormTextField
            name="spoc_name"
            label="Name"
            autoComplete="name"
            maxLength={accountLimits.nameMax}
          />
          <FormTextField name="spoc_phone" label="Phone" type="tel" autoComplete="tel" />
        </FieldPair>
      </FormSection>
      <FormSection title="Projects and fees" about="So that the right requests find you.">
        <FieldPair>
          <FormAmountField
            name="min_project_size"
            label="Minimum project size"
            group={groupTypedRupees}
            after="sq ft"
            hint="Carpet area; 0 if you take any."
            maxDigits={9}
          />
          <FormAmountField
            name="min_project_budget"
            label="Minimum project budget"
            group={groupTypedRupees}
            before="₹"
            optional
          />
          <FormAmountField
            name="fee_range_min"
            label="Fees from"
            group={groupTypedRupees}
            before="₹"
            after="per sq ft"
            optional
          />
          <FormAmountField
            name="fee_range_max"
            label="Fees up to"
            group={groupTypedRupees}
            before="₹"
            after="per sq ft"
            optional
          />
        </FieldPair>
      </FormSection>
      <FormSection
        title="Featured links"
        about="Films, articles and posts about your work, shown on your page."
      >
        <LinksField
          name="featured_links"
          label="Featured links"
          noun="link"
          types={featuredLinkTypes}
        />
      </FormSection>
    </>
  );
}
