/**
 * With `shareStrategy: 'version-first'`, a host asks all of its remotes what they share before it starts, and one whose
 * manifest is away keeps it from starting. In its place stands an empty manifest here: what is loaded from that remote
 * fails, and nothing else.
 */
export default function remotesAway() {
  return {
    name: 'remotes-away',
    errorLoadRemote({ lifecycle, id, remote }) {
      if (lifecycle !== 'afterResolve') return undefined;
      const { name } = remote;
      const file = { name: 'remoteEntry.js', path: '', type: 'global' };
      const buildInfo = { buildVersion: '', buildName: name };
      const about = { name, globalName: name, type: 'app', buildInfo };
      const metaData = { ...about, publicPath: id, remoteEntry: file };
      return { id: name, name, metaData, exposes: [], shared: [], remotes: [] };
    },
  };
}
