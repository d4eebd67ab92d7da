import { filledLinePattern } from '@aangan/manifest/line-text';
import Type, { type Static } from 'typebox';

const line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: filledLinePattern });

/** Which run of continuous integration an issuer has vouched for. */
export const CiIdentity = Type.Object({
  /** The address of the issuer. */
  issuer: line(300),
  /** `owner/name`, or the path of a project, as the issuer writes it. */
  repository: line(255),
  /** How the issuer numbers the repository: the number stays when the name goes to another. */
  repositoryId: line(100),
  /** `refs/heads/main` or `refs/tags/v1`. */
  ref: line(300),
  /** The path of the file with the workflow, in the repository. */
  workflow: line(255),
  /** The commit that the run was started for. */
  commit: Type.String({ pattern: '^[a-f0-9]{40,64}$' }),
  /** The address of the repository. */
  source: line(600),
  /** The address of the run. */
  run: line(700),
});
export type CiIdentity = Static<typeof CiIdentity>;
