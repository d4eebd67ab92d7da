/** @jest-environment node */
import { useHost, useSession } from '@aangan/host';
import { describe, expect, test } from '@jest/globals';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { renderAlone } from './render-alone.tsx';

const Title = styled.h1`
  color: rebeccapurple;
`;

function ShopPage() {
  const { clock } = useHost();
  return (
    <Title>
      Shop {useParams().id} for a {useSession().audience} at {clock.now()}
    </Title>
  );
}

function BrokenPage(): never {
  throw new Error('broken');
}

const manifest = {
  $schema: '../platform/manifest/schemas/remote.schema.json',
  name: 'shop',
  team: 'shop',
  exposes: { './ShopPage': 'a.tsx', './BrokenPage': 'b.tsx' },
  routes: [
    { path: '/shops/:id', expose: './ShopPage', data: ['/api/shops/:id/?page={page}', '/api/x/'] },
    { path: '/broken', expose: './BrokenPage' },
    { path: '/own', expose: './ShopPage', access: 'signed-in' as const },
    { path: '/operator', expose: './ShopPage', requires: ['operator'] },
  ],
};

const exposes = {
  './ShopPage': async () => ({ ShopPage }),
  './BrokenPage': async () => ({ BrokenPage }),
};

async function render(address: string) {
  const asked: string[] = [];
  const markup = await renderAlone(manifest, exposes, {
    address,
    now: 42,
    ask: async (data) => {
      asked.push(data);
      return undefined;
    },
  });
  return { asked, markup };
}

describe('a page of a remote that starts alone, on a server', () => {
  test('is rendered for a guest with its styles, at a fixed time, and asks for its first data', async () => {
    const { asked, markup } = await render('/shops/7?page=2');
    expect(markup?.html.replaceAll('<!-- -->', '')).toContain('>Shop 7 for a guest at 42</h1>');
    expect(markup?.css).toContain('color:rebeccapurple');
    expect(asked).toEqual(['/api/shops/7/?page=2', '/api/x/']);
  });

  test('fails with the error of its component', async () => {
    await expect(render('/broken')).rejects.toThrow('broken');
  });

  test.each(['/own', '/operator', '/nowhere'])('is none at %s', async (address) => {
    expect(await render(address)).toEqual({ asked: [], markup: null });
  });
});
