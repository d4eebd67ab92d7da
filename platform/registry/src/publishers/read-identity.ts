import { filledLinePattern } from '@aangan/manifest/line-text';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { CiIdentity } from '../ci-identity.ts';

const line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: filledLinePattern });

/** What GitHub Actions says of a run (docs.github.com, "OpenID Connect reference"). */
const GitHubClaims = Type.Object({
  repository: line(255),
  repository_id: line(100),
  ref: line(300),
  sha: line(64),
  workflow_ref: line(900),
  event_name: line(60),
  run_id: line(40),
});

/** What GitLab says of a job (docs.gitlab.com, "ID token payload"). */
const GitLabClaims = Type.Object({
  project_path: line(255),
  project_id: line(100),
  ref_path: line(300),
  sha: line(64),
  ci_config_ref_uri: line(900),
  pipeline_source: line(60),
  pipeline_id: line(40),
});

/** Events whose runs may be of code that another person has proposed. */
const proposals = /^(pull_request|merge_request|external_pull_request)/;

/**
 * The run that the verified claims of an ID token are of, or why they name none.
 * @param issuer as it was verified
 */
export function readIdentity(
  issuer: string,
  claims: Readonly<Record<string, unknown>>,
): CiIdentity | { refused: string } {
  const found = ofGitHub(issuer, claims) ?? ofGitLab(issuer, claims);
  if (found === undefined) {
    return {
      refused:
        'The ID token has the claims of neither GitHub Actions (workflow_ref …) nor GitLab (ci_config_ref_uri …).',
    };
  }
  const { event, workflowRef, ...identity } = found;
  if (proposals.test(event)) {
    return {
      refused: `The run was started by ${event}, which may be of anybody’s code. Publish from a branch or a tag.`,
    };
  }
  const { repository, ref } = identity;
  const workflow = workflowIn(workflowRef, repository, ref);
  if (workflow === undefined) {
    return {
      refused: `The workflow ${workflowRef} is not a file of ${repository} at ${ref}.`,
    };
  }
  const whole = { ...identity, workflow };
  return Value.Check(CiIdentity, whole)
    ? whole
    : { refused: 'The ID token names no commit, or a name in it is too long.' };
}

/** The file of a workflow that is in the repository itself, at the ref of the run. */
function workflowIn(workflowRef: string, repository: string, ref: string): string | undefined {
  const end = `@${ref}`;
  const start = workflowRef.indexOf(`${repository}/`);
  if (start < 0 || !workflowRef.endsWith(end)) return undefined;
  const path = workflowRef.slice(start + repository.length + 1, -end.length);
  // GitLab writes the host before the project, and two slashes after it.
  const isOfGitLab =
    start > 0 && path.startsWith('/') && /^[\w.:-]+\/$/.test(workflowRef.slice(0, start));
  if (isOfGitLab) return path.slice(1);
  return start === 0 ? path : undefined;
}

function ofGitHub(issuer: string, claims: unknown) {
  if (!Value.Check(GitHubClaims, claims)) return undefined;
  const { hostname, origin } = new URL(issuer);
  const site = hostname === 'token.actions.githubusercontent.com' ? 'https://github.com' : origin;
  const source = `${site}/${claims.repository}`;
  return {
    issuer,
    repository: claims.repository,
    repositoryId: claims.repository_id,
    ref: claims.ref,
    commit: claims.sha,
    workflowRef: claims.workflow_ref,
    event: claims.event_name,
    source,
    run: `${source}/actions/runs/${claims.run_id}`,
  };
}

function ofGitLab(issuer: string, claims: unknown) {
  if (!Value.Check(GitLabClaims, claims)) return undefined;
  const source = `${new URL(issuer).origin}/${claims.project_path}`;
  return {
    issuer,
    repository: claims.project_path,
    repositoryId: claims.project_id,
    ref: claims.ref_path,
    commit: claims.sha,
    workflowRef: claims.ci_config_ref_uri,
    event: claims.pipeline_source,
    source,
    run: `${source}/-/pipelines/${claims.pipeline_id}`,
  };
}
