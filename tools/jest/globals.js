import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and the router needs both.
Object.assign(globalThis, { TextDecoder, TextEncoder });
