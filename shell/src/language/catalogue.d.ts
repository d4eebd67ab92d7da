/** A file of translations, as the build compiles it. */
declare module '*.po' {
  import type { Messages } from '@aangan/messages';

  export const messages: Messages;
}
