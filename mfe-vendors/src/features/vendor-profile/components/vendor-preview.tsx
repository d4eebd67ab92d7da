import { PreviewFrame } from '@aangan/firms';
import { useLingui } from '@lingui/react/macro';
import { VendorContent, type VendorContentProps } from './vendor-content.tsx';
import { VendorIdentity } from './vendor-identity.tsx';

/** A vendor's page as visitors will see it, within another page. */
export function VendorPreview({ vendor, reviews }: VendorContentProps) {
  const { t } = useLingui();
  return (
    <PreviewFrame
      name={vendor.company_name}
      identity={<VendorIdentity vendor={vendor} headingLevel={3} />}
      pages={[t({ id: 'vendors.about-button', message: 'ABOUT' })]}
      action={t({ id: 'vendors.get-in-touch-button', message: 'GET IN TOUCH' })}
    >
      <VendorContent vendor={vendor} reviews={reviews} />
    </PreviewFrame>
  );
}
