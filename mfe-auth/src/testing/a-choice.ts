import type { NotificationSettings } from '../features/account/api/notification-settings.ts';

const kind = { hint: 'When it is told', on_site: true, by_mail: true, is_required: false };

/** The settings of an account that wants no mails about reviews. */
export const aChoice: NotificationSettings = {
  kinds: [
    { ...kind, kind: 'requests', label: 'Connection requests' },
    { ...kind, kind: 'reviews', label: 'Reviews', by_mail: false },
    { ...kind, kind: 'security', label: 'Security', is_required: true },
  ],
  quiet_from: 22,
  quiet_to: 8,
};
