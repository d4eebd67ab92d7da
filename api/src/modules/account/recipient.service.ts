/** Whom to mail about something that happened to their account; undefined for who does not want to know. */
export { findRecipient } from './recipient.repository.ts';
