import { withApi } from '@aangan/host';
import { notificationsApi } from '../features/notifications/api/notifications-api.ts';
import { NotificationList } from '../features/notifications/components/notification-list.tsx';

/** The page at /notifications. */
export const NotificationsPage = withApi(notificationsApi, NotificationList);
