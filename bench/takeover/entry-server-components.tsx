import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
// @ts-expect-error is installed for the trial only
import { createFromReadableStream } from 'react-server-dom-webpack/client.browser';
import { ClientCard } from './client-card.tsx';
import { root } from './given.ts';

// References name it by its module: it must stay in the build.
Object.assign(window, { ClientCard });
const text = document.getElementById('payload')?.textContent ?? '';
const stream = new Blob([JSON.parse(text) as string]).stream();
void (createFromReadableStream(stream) as Promise<ReactNode>).then((tree) => hydrateRoot(root, tree));
