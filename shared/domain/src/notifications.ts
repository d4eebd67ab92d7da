/** How many notifications a list has where nothing else is asked for, and at most. */
export const notificationsPage = 30;
export const maxNotificationsPage = 100;
