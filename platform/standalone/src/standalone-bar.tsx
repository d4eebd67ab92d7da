import { useSession } from '@aangan/host';
import type { RemoteManifest } from '@aangan/manifest';
import { Container, Row, toasts, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DemoAccounts } from './demo-accounts.ts';

const Bar = styled.header`
  padding-block: ${tokens.space.s};
  border-bottom: 1px dashed ${tokens.color.lineStrong};
  background: ${tokens.color.paperDeep};
  font-size: ${tokens.type.small};
`;

interface StandaloneBarProps {
  manifest: RemoteManifest;
  demo: DemoAccounts;
}

/** The signed-in account, the accounts to sign in as, and the remote's pages. */
export function StandaloneBar({ manifest, demo }: StandaloneBarProps) {
  const { user, signIn, signOut } = useSession();
  const open = async (email: string) => {
    const { password } = demo;
    await signIn({ email, password, remember: true }).catch((error: Error) =>
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
            <strong>{`${manifest.name}, alone`}</strong>
            {pages.map((path) => (
              <Link key={path} to={path}>
                {path}
              </Link>
            ))}
          </Row>
          <label>
            Signed in as{' '}
            <select
              value={user?.email ?? ''}
              onChange={({ target }) => void (target.value === '' ? signOut() : open(target.value))}
            >
              <option value="">no account</option>
              {demo.accounts.map((email) => (
                <option key={email} value={email}>
                  {email.split('@')[0]}
                </option>
              ))}
            </select>
          </label>
        </Row>
      </Container>
    </Bar>
  );
}
