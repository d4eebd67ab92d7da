import { PlainError } from '@aangan/server/plain-error';
import { workspace } from '../places.ts';
import { type NewRemote, newRemote } from './new-remote.ts';

/** Writes a new remote into this repository and says what to do next. @returns the exit code */
export async function startRemote(remote: Omit<NewRemote, 'workspace'>): Promise<number> {
  const { name } = remote;
  if (!workspace) {
    throw new PlainError(
      `aangan new writes into the repository of a site. A repository for one remote: npx --yes <site>/platform/sdk/create-aangan-remote.tgz ${name}`,
    );
  }
  const files = await newRemote({ ...remote, workspace });
  console.log(`${files.map((file) => `  ${file}`).join('\n')}

The remote ${name} is there. Next:
  npx pnpm@10.34.9 install                            links its packages
  npx pnpm@10.34.9 --filter mfe-${name} dev           shows it alone at http://localhost:3100
  npm test -- ${name}                                 runs its tests
  npm run -s aangan -- deploy ${name} --to staging    puts it on staging, and prints where to see it`);
  return 0;
}
