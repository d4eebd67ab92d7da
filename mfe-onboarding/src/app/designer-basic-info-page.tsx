import { withApi } from '@aangan/host';
import { designerBasicInfoApi } from '../features/designer-basic-info/api/designer-basic-info-api.ts';
import { DesignerBasicInfo } from '../features/designer-basic-info/components/designer-basic-info.tsx';

export const DesignerBasicInfoPage = withApi(designerBasicInfoApi, DesignerBasicInfo);
