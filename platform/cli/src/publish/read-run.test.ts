import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRun } from './read-run.ts';

const id = 'a'.repeat(40);
const gitHub = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SHA: id,
  GITHUB_HEAD_REF: '',
  GITHUB_REF_NAME: 'main',
  GITHUB_SERVER_URL: 'https://github.test',
  GITHUB_REPOSITORY: 'boards/mfe-moodboards',
  GITHUB_RUN_ID: '42',
};
const gitLab = {
  GITLAB_CI: 'true',
  CI_COMMIT_SHA: id,
  CI_COMMIT_REF_NAME: 'calmer-cards',
  CI_PIPELINE_URL: 'https://gitlab.test/boards/-/pipelines/7',
};

test('GitHub and GitLab say which commit, branch and run publish a release', () => {
  assert.deepEqual(readRun({}, gitHub), {
    commit: id,
    run: { branch: 'main', url: 'https://github.test/boards/mfe-moodboards/actions/runs/42' },
  });
  const ofPullRequest = { ...gitHub, GITHUB_HEAD_REF: 'cards', GITHUB_REF_NAME: '7/merge' };
  assert.equal(readRun({}, ofPullRequest).run?.branch, 'cards');
  assert.deepEqual(readRun({}, gitLab), {
    commit: id,
    run: { branch: 'calmer-cards', url: 'https://gitlab.test/boards/-/pipelines/7' },
  });
});

test('options are taken before what the run says', () => {
  const values = { commit: 'b'.repeat(40), branch: 'other', 'run-url': 'https://ci.test/1' };
  assert.deepEqual(readRun(values, gitHub), {
    commit: values.commit,
    run: { branch: 'other', url: 'https://ci.test/1' },
  });
});

test('on a computer of a person there is no run, whatever single variables are set', () => {
  assert.deepEqual(readRun({}, { GITHUB_SHA: id, CI_COMMIT_REF_NAME: 'x' }), {
    commit: undefined,
    run: undefined,
  });
});

test('what the registry would refuse of a run is left out, so that the release is published', () => {
  const branches = ['a'.repeat(256), 'a\u001b[2J', 'a\u202eb'];
  for (const CI_COMMIT_REF_NAME of branches) {
    const { run } = readRun({}, { ...gitLab, CI_COMMIT_REF_NAME });
    assert.deepEqual(run, { url: gitLab.CI_PIPELINE_URL });
  }
  const addresses = [`https://gitlab.test/${'a'.repeat(2_000)}`, 'https://bot:key@gitlab.test/1'];
  for (const CI_PIPELINE_URL of addresses) {
    assert.deepEqual(readRun({}, { ...gitLab, CI_PIPELINE_URL }).run, { branch: 'calmer-cards' });
  }
});

test('they also say what a build signs: repository, ref and workflow', () => {
  const ref = 'refs/heads/main';
  const file = 'boards/mfe-moodboards/.github/workflows/ci.yml';
  const run = { ...gitHub, GITHUB_REF: ref, GITHUB_WORKFLOW_REF: `${file}@${ref}` };
  const { source, workflow } = readRun({}, run);
  assert.deepEqual(source, { repository: 'https://github.test/boards/mfe-moodboards', ref });
  assert.equal(workflow, `https://github.test/${file}@${ref}`);
  const job = { ...gitLab, CI_PROJECT_URL: 'https://gitlab.test/boards', CI_COMMIT_TAG: 'v1' };
  const ofTag = readRun({}, { ...job, CI_COMMIT_REF_NAME: 'v1' });
  assert.deepEqual(ofTag.source, { repository: 'https://gitlab.test/boards', ref: 'refs/tags/v1' });
  assert.equal(readRun({}, { ...job, CI_COMMIT_REF_NAME: 'a\u202eb' }).source, undefined);
});
