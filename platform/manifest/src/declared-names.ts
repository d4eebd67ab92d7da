import Type from 'typebox';
import { namePattern } from './names.ts';

/** A remote's name: what composition, releases and `consumes` call it. `shell` is the shell's. */
export const RemoteName = Type.String({
  pattern: namePattern,
  description: 'lower-case letters, digits and hyphens',
});

/** What {@link ExposeName} matches. */
export const exposePattern = '^\\./[A-Z][A-Za-z0-9]{0,99}$';

/** The public name of an exposed module. It exports a component or function named like it: `./ItemPage` → `ItemPage`. */
export const ExposeName = Type.String({
  pattern: exposePattern,
  description: 'a name such as "./ItemPage"',
});

const messagesPattern = '^\\./Messages\\.[a-z]{2,3}$';

/** Whether a module of a build has the messages in a language: remote.json does not list those. */
export const isMessagesExpose = (expose: string): boolean =>
  new RegExp(messagesPattern).test(expose);

/** A module of a build: one that remote.json exposes, or its messages in a language. */
export const BuiltExposeName = Type.String({
  pattern: `${exposePattern}|${messagesPattern}`,
  description: 'a name such as "./ItemPage" or "./Messages.hi"',
});

const lowerCaseName = { pattern: '^[a-z][a-z0-9-]{0,40}$' };

/** Whom a page is for, such as `member`. The shell's release declares which there are. */
export const AudienceName = Type.String({
  ...lowerCaseName,
  description: 'the name of an audience: lower-case letters, digits and hyphens',
});

/** What an account may have beside its audience, such as `staff`. The shell's release declares which there are. */
export const FlagName = Type.String({
  ...lowerCaseName,
  description: 'the name of a flag: lower-case letters, digits and hyphens',
});
