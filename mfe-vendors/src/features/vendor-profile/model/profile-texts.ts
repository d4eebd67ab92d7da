import { paths } from '@aangan/domain';
import type { I18n, MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

export const aboutUs = msg({ id: 'vendors.about-us', message: 'About Us' });

/** The listing that the pages of a vendor lead back to. */
export function vendorsListing(i18n: I18n) {
  return {
    to: paths.vendors(),
    label: i18n._(msg({ id: 'vendors.all-vendors', message: 'All vendors' })),
  };
}

/** What a vendor's page says while it loads and when it fails. */
export function vendorTexts(
  loadingTitle: MessageDescriptor,
  failed: MessageDescriptor,
  i18n: I18n,
) {
  return {
    loadingTitle: i18n._(loadingTitle),
    notFound: i18n._(msg({ id: 'vendors.not-found', message: 'Vendor not found' })),
    failed: i18n._(failed),
  };
}
