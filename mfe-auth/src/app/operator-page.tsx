import { withApi } from '@aangan/host';
import { operatorApi } from '../features/operator/api/operator-api.ts';
import { Operator } from '../features/operator/components/operator.tsx';

export const OperatorPage = withApi(operatorApi, Operator);
