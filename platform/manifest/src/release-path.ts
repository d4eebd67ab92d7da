import Type from 'typebox';

/** A file's path inside its release: relative, no dot segments. */
export const ReleasePath = Type.String({
  pattern: '^(?=.{1,200}$)(?!.*(?:^|/)\\.{1,2}(?:/|$))[A-Za-z0-9_.@-]+(?:/[A-Za-z0-9_.@-]+)*$',
  maxLength: 200,
  description: 'a relative path',
});
