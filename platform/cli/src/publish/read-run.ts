import { limits } from '@aangan/manifest/limits';
import { isLine } from '@aangan/manifest/line-text';
import { hasSecretForm } from '@aangan/manifest/secret-text';
import type { ReleaseSource } from '@aangan/registry';
import type { OptionSpec, OptionValues } from '../command-line/command.ts';

/** The options that say where a release comes from. */
export const runOptions = {
  commit: {
    type: 'string',
    value: '<id>',
    about: 'The commit that it was built from; without, what GitHub or GitLab says, or git',
  },
  branch: {
    type: 'string',
    value: '<branch>',
    about: 'The branch that it was built from; without, what GitHub or GitLab says',
  },
  'run-url': {
    type: 'string',
    value: '<address>',
    about:
      'The run that publishes it, which the console links to; without, what GitHub or GitLab says',
  },
} as const satisfies Record<string, OptionSpec>;

/** The run of continuous integration that publishes a release. */
export interface PublishingRun {
  /** The id of the commit; undefined where git is to be asked. */
  commit: string | undefined;
  run: NonNullable<ReleaseSource['run']> | undefined;
  /** The address of the repository and the ref, as GitHub and GitLab say it. */
  source?: { repository: string; ref: string } | undefined;
  /** The address of the workflow, with the ref that it is of. */
  workflow?: string | undefined;
}

/**
 * The run that publishes a release: as the options say, else as GitHub Actions and GitLab describe it in their
 * variables.
 */
export function readRun(
  values: Pick<OptionValues, keyof typeof runOptions>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): PublishingRun {
  const known = ofGitHub(env) ?? ofGitLab(env) ?? {};
  const branch = values.branch ?? lineWithin(known.branch, limits.branchLength);
  const url = values['run-url'] ?? lineWithin(known.url, limits.runUrlLength);
  const run = { ...(branch && { branch }), ...(url && { url }) };
  return {
    commit: values.commit ?? known.commit,
    run: Object.keys(run).length > 0 ? run : undefined,
    ...sourceOf(known),
  };
}

/** What a build signs of its run; left out where it is no text on one line. */
function sourceOf({ source, workflow }: KnownRun): Pick<PublishingRun, 'source' | 'workflow'> {
  const { repository, ref } = source ?? {};
  if (!source || !lineWithin(repository, limits.runUrlLength)) return {};
  if (!lineWithin(ref, limits.branchLength)) return {};
  return { source, workflow: lineWithin(workflow, limits.runUrlLength) };
}

interface KnownRun {
  commit?: string | undefined;
  branch?: string | undefined;
  url?: string | undefined;
  source?: { repository: string; ref: string } | undefined;
  workflow?: string | undefined;
}

function ofGitHub(env: Readonly<Record<string, string | undefined>>): KnownRun | undefined {
  if (env.GITHUB_ACTIONS !== 'true') return undefined;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  const { GITHUB_REF: ref, GITHUB_WORKFLOW_REF: workflow } = env;
  return {
    commit: env.GITHUB_SHA,
    // Of a pull request, the other is the name of a merge that no branch has.
    branch: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME,
    url: server && repository && run && `${server}/${repository}/actions/runs/${run}`,
    ...(server && repository && ref && { source: { repository: `${server}/${repository}`, ref } }),
    ...(server && workflow && { workflow: `${server}/${workflow}` }),
  };
}

function ofGitLab(env: Readonly<Record<string, string | undefined>>): KnownRun | undefined {
  if (env.GITLAB_CI !== 'true') return undefined;
  const { CI_PROJECT_URL: repository, CI_COMMIT_TAG: tag, CI_COMMIT_REF_NAME: name } = env;
  const ref = name && `refs/${tag ? 'tags' : 'heads'}/${name}`;
  return {
    commit: env.CI_COMMIT_SHA,
    branch: name,
    url: env.CI_PIPELINE_URL,
    ...(repository &&
      ref && {
        source: { repository, ref },
        workflow: `${repository}/-/blob/${env.CI_CONFIG_PATH || '.gitlab-ci.yml'}@${ref}`,
      }),
  };
}

/** A text that nobody typed: where the registry would refuse it, it is left out, and the release is published. */
function lineWithin(text: string | undefined, maxLength: number): string | undefined {
  const isTaken = text && text.length <= maxLength && isLine(text) && !hasSecretForm(text);
  return isTaken ? text : undefined;
}
