import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './console-app.tsx';
import { createStore } from './create-store.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<ConsoleApp store={createStore()} />);
