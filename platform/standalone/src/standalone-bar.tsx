import { useSession } from '@aangan/host';
import type { RemoteManifest } from '@aangan/manifest';
import { Container, Row, toasts, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Bar = styled.header`
  padding-block: ${tokens.space.s};
  border-bottom: 1px dashed ${tokens.color.lineStrong};
  background: ${tokens.color.paperDeep};
  font-size: ${tokens.type.small};
`;

/** The demo accounts (architecture.md, Running contract); they exist only where the API has demo data. */
const accounts = ['client', 'designer', 'architect', 'vendor', 'operator'];
const demoPassword = 'courtyard-demo';

/** Who is signed in, as whom one can sign in, and the remote's pages. */
export function StandaloneBar({ manifest }: { manifest: RemoteManifest }) {
  const { user, signIn, signOut } = useSession();
  const open = async (account: string) => {
    const credentials = { email: `${account}@aangan.test`, password: demoPassword };
    await signIn({ ...credentials, remember: true }).catch((error: Error) =>
      toasts.error(error.message),
    );
  };
  const pages = [...new Set(manifest.routes.map(({ path }) => path))].filter(
    (path) => !path.includes(':') && !path.includes('*'),
  );
  return (
    <Bar>
      <Container>
        <Row gap="l" justify="space-between">
          <Row as="nav" gap="m" aria-label={`Pages of ${manifest.name}`}>
            <strong>{manifest.name}, alone</strong>
            {pages.map((path) => (
              <Link key={path} to={path}>
                {path}
              </Link>
            ))}
          </Row>
          <label>
            Signed in as{' '}
            <select
              value={user?.email.split('@')[0] ?? ''}
              onChange={({ target }) => void (target.value === '' ? signOut() : open(target.value))}
            >
              <option value="">nobody</option>
              {accounts.map((account) => (
                <option key={account}>{account}</option>
              ))}
            </select>
          </label>
        </Row>
      </Container>
    </Bar>
  );
}
