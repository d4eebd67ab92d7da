/** What only pages with the badge load. */
export { startBadge } from '@aangan/runtime/badge';
export { createMessageIds } from './language/create-message-ids.ts';
