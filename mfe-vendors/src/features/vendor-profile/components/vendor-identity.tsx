import { headerMoney, isLinkedinUrl } from '@aangan/domain';
import { ProfileIdentity, type ProfileIdentityProps } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { focusRing, lineHeight, tokens, VisuallyHidden } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import styled from 'styled-components';
import type { VendorProfileData } from '../api/vendor-profile.ts';
import { specializationsOf } from '../model/specializations.ts';

const Details = styled.p`
  display: flex;
  gap: 0 0.875rem;
  overflow: hidden;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.micro};
  line-height: ${lineHeight(1.4)};
  white-space: nowrap;

  a {
    margin-block: -0.5rem;
    padding-block: 0.5rem;
    color: ${tokens.color.accent};
    font-weight: 500;
    ${focusRing}
  }
`;

interface VendorIdentityProps extends Pick<ProfileIdentityProps, 'headingLevel'> {
  vendor: VendorProfileData;
}

/** What the bar shows of a vendor: name, categories, year, minimum order, LinkedIn. */
export function VendorIdentity({ vendor, ...rest }: VendorIdentityProps) {
  const { locale } = useHost();
  const { value, exact } = headerMoney(vendor.min_order_value, locale);
  const minimum = useSentences()(value);
  const year = vendor.establishment_year;
  const linkedin = vendor.linkedin_profile;
  return (
    <ProfileIdentity
      {...rest}
      name={vendor.company_name}
      avatar={vendor.avatar}
      specializations={specializationsOf(vendor)}
    >
      <Details>
        {year !== null && (
          <span>
            <Trans id="vendors.since">Since {year}</Trans>
          </span>
        )}
        <span>
          <Trans id="vendors.minimum-order-of">
            Minimum order <span title={exact}>{minimum}</span>
          </Trans>
        </span>
        {linkedin && isLinkedinUrl(linkedin) && (
          <a href={linkedin} target="_blank" rel="noopener noreferrer">
            LinkedIn
            <VisuallyHidden>
              {' '}
              <Trans id="vendors.opens-in-new-tab">(opens in a new tab)</Trans>
            </VisuallyHidden>
          </a>
        )}
      </Details>
    </ProfileIdentity>
  );
}
