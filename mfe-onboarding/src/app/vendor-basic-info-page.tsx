import { withApi } from '@aangan/host';
import { vendorBasicInfoApi } from '../features/vendor-basic-info/api/vendor-basic-info-api.ts';
import { VendorBasicInfo } from '../features/vendor-basic-info/components/vendor-basic-info.tsx';

export const VendorBasicInfoPage = withApi(vendorBasicInfoApi, VendorBasicInfo);
