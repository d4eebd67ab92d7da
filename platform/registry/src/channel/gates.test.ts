import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { compositionProblems } from './gates.ts';

const shell = shellRelease('1').manifest;
const problems = (...remotes: ReturnType<typeof remoteRelease>[]) =>
  compositionProblems({ shell, remotes: remotes.map(({ manifest }) => manifest) });

describe('the gates before a channel', () => {
  it('let remotes pass that fit together', () => {
    const auth = remoteRelease('auth', '1');
    const vendors = remoteRelease('vendors', '1', { consumes: { auth: ['./Page'] } });
    assert.deepEqual(problems(auth, vendors), []);
  });

  it('refuse a channel without a shell', () => {
    assert.match(compositionProblems({ shell: undefined, remotes: [] })[0] ?? '', /has no shell/);
  });

  it('refuse two remotes that claim one path for one audience, and a page of the shell', () => {
    const first = remoteRelease('first', '1', { path: '/same/:id' });
    const second = remoteRelease('second', '1', { path: '/same/:other' });
    assert.deepEqual(problems(first, second), [
      'first and second both claim the path /same/:id (for guest, client, designer, architect, vendor).',
    ]);
    const page = remoteRelease('first', '1', { path: '/about' });
    assert.match(problems(page)[0] ?? '', /^shell and first both claim the path \/about/);
  });

  it('refuse a shared package that the shell lacks or has in a version that does not serve', () => {
    const remote = remoteRelease('a', '1', { requires: { react: '^20.0.0', redux: '^5.0.0' } });
    assert.deepEqual(problems(remote), [
      'a needs react ^20.0.0, and the shell provides 19.3.1.',
      'a needs redux ^5.0.0, which the shell does not provide.',
    ]);
  });

  it('refuse a consumed remote that is absent, and a module that it does not expose', () => {
    const remote = remoteRelease('a', '1', {
      consumes: { b: ['./Page', './Gone'], c: ['./Page'] },
    });
    assert.deepEqual(problems(remote, remoteRelease('b', '1')), [
      'a consumes ./Gone of b, which it does not expose.',
      'a consumes c, which the channel does not have.',
    ]);
  });
});
