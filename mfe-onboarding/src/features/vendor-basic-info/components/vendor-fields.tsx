import {
  amountReading,
  catalogueLinkTypes,
  groupDigits,
  searchCatalogue,
  vendorCatalogue,
  vendorTypes,
} from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import {
  FormAmountField,
  FormCataloguePicker,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import {
  AwayFields,
  ContactFields,
  FeaturedLinksFields,
  FirmFields,
} from '../../../form/firm-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { LinksField } from '../../../form/links-field.tsx';
import { CertificationsField } from './certifications-field.tsx';

const typeOptions = vendorTypes.map(({ id, label }) => ({ value: id, label }));

/** The fields of a vendor's basic info. */
export function VendorFields() {
  const { t } = useLingui();
  return (
    <>
      <FormSection
        title={t({ id: 'onboarding.what-you-supply', message: 'What you supply' })}
        about={t({
          id: 'onboarding.what-you-supply-about',
          message: 'How studios find you in the directory.',
        })}
      >
        <FormSelectField
          name="vendor_type"
          label={t({ id: 'onboarding.vendor-type', message: 'Vendor type' })}
          options={typeOptions}
          placeholder={t({ id: 'onboarding.choose-one', message: 'Choose one' })}
        />
        <FormCataloguePicker
          name="specializations"
          label={t({ id: 'onboarding.categories', message: 'Categories' })}
          groups={vendorCatalogue}
          search={searchCatalogue}
          searchPlaceholder={t({
            id: 'onboarding.search-categories',
            message: 'Search categories',
          })}
        />
        <FormTextArea
          name="bio"
          label={t({ id: 'onboarding.about-company', message: 'About your company' })}
          rows={4}
          optional
        />
      </FormSection>
      <FirmFields
        title={t({ id: 'onboarding.your-company', message: 'Your company' })}
        about={t({
          id: 'onboarding.your-company-about',
          message: 'The facts studios look for before they write.',
        })}
        website="website"
      />
      <ContactFields />
      <FormSection
        title={t({ id: 'onboarding.orders-and-delivery', message: 'Orders and delivery' })}
        about={t({
          id: 'onboarding.orders-and-delivery-about',
          message: 'So that the right enquiries find you.',
        })}
      >
        <FieldPair>
          <FormAmountField
            name="min_order_value"
            label={t({ id: 'onboarding.minimum-order', message: 'Minimum order value (INR)' })}
            group={groupDigits}
            reading={amountReading}
            hint={t({ id: 'onboarding.zero-if-any', message: '0 if you take any.' })}
          />
          <FormTextField
            name="lead_time"
            label={t({ id: 'onboarding.lead-time', message: 'Lead time' })}
            placeholder={t({ id: 'onboarding.lead-time-example', message: '4–6 weeks' })}
            maxLength={200}
            optional
          />
        </FieldPair>
        <FormTextField
          name="service_coverage"
          label={t({ id: 'onboarding.service-coverage', message: 'Service coverage' })}
          placeholder={t({
            id: 'onboarding.service-coverage-example',
            message: 'Mumbai, Pune and all of Goa',
          })}
          maxLength={500}
          optional
        />
      </FormSection>
      <FormSection
        title={t({ id: 'onboarding.certifications', message: 'Certifications' })}
        about={t({
          id: 'onboarding.certifications-about',
          message: 'Standards your products or your company meet.',
        })}
      >
        <CertificationsField />
      </FormSection>
      <FormSection
        title={t({ id: 'onboarding.catalogues', message: 'Catalogues and brochures' })}
        about={t({ id: 'onboarding.catalogues-about', message: 'What studios can leaf through.' })}
      >
        <LinksField
          name="catalogues"
          label={t({ id: 'onboarding.catalogues', message: 'Catalogues and brochures' })}
          add={t({ id: 'onboarding.add-catalogue', message: 'Add a catalogue or brochure' })}
          removeOf={(number) =>
            t({
              id: 'onboarding.remove-catalogue',
              message: `Remove catalogue or brochure ${number}`,
            })
          }
          types={catalogueLinkTypes}
        />
      </FormSection>
      <AwayFields />
      <FeaturedLinksFields />
    </>
  );
}
