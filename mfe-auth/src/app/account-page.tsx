import { withApi } from '@aangan/host';
import { accountApi } from '../features/account/api/account-api.ts';
import { Account } from '../features/account/components/account.tsx';

export const AccountPage = withApi(accountApi, Account);
