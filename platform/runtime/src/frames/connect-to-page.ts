import {
  type FrameMessage,
  type PageMessage,
  portMessage,
  writeMessage,
} from './frame-messages.ts';

/** A frame's page, as the frame's own scripts use it. */
export interface FramePage {
  send(message: FrameMessage): void;
  /** Reads a public address of the API, which must be granted. @throws Error after 20 s without an answer */
  read(address: string): Promise<{ status: number; body: string }>;
}

/** How long an answer may take, in milliseconds. */
const patienceMs = 20_000;

/**
 * Connects the document of a frame to its page. What is sent before the page has given a port is sent then.
 * @param on called with what the page says
 */
export function connectToPage(
  window: Window,
  on: { at(address: string, state: string): void; close(): void },
): FramePage {
  let port: MessagePort | undefined;
  let lastId = 0;
  const early: FrameMessage[] = [];
  const waiting = new Map<number, (answer: { status: number; body: string }) => void>();

  const send = (message: FrameMessage) => {
    if (port) port.postMessage(writeMessage(message));
    else early.push(message);
  };
  const take = (message: PageMessage) => {
    if (message.kind === 'ping') send({ kind: 'pong' });
    else if (message.kind === 'answer') waiting.get(message.id)?.(message);
    else if (message.kind === 'at') on.at(message.address, message.state);
    else on.close();
  };
  window.addEventListener('message', ({ source, data, ports: [given] }) => {
    if (source !== window.parent || data !== portMessage || !given) return;
    port = given;
    port.onmessage = ({ data: text }: MessageEvent<string>) => take(JSON.parse(text));
    send({ kind: 'ready' });
    for (const one of early.splice(0)) send(one);
  });
  // The page may have sent its port before anything listened here.
  window.parent.postMessage(portMessage, '*');
  return {
    send,
    read: (address) => {
      lastId += 1;
      const id = lastId;
      return new Promise<{ status: number; body: string }>((resolve, reject) => {
        waiting.set(id, resolve);
        setTimeout(() => reject(new Error('The page does not answer.')), patienceMs);
        send({ kind: 'read', id, address });
      }).finally(() => waiting.delete(id));
    },
  };
}
