import { createServer, request } from 'node:http';

/** Stands before the site and breaks what it is told to. */
export interface FaultyProxy {
  /** Answers requests for files of a remote with 404: all of them, or the first for each file. */
  breakRemote(name: string, which?: 'all' | 'first'): void;
  heal(): void;
  close(): void;
}

/** Starts it at a port, before a site at another one of this computer. Pages seem to come from the site. */
export async function startFaultyProxy(port: number, sitePort: number): Promise<FaultyProxy> {
  let broken: string | undefined;
  let passed: Set<string> | undefined;
  const host = `localhost:${sitePort}`;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const [file = ''] = url.split('?', 1);
    if (broken && url.startsWith(`/releases/${broken}/`) && !passed?.has(file)) {
      passed?.add(file);
      outgoing.writeHead(404).end();
      return;
    }
    const asOfSite = {
      ...headers,
      host,
      ...(headers.origin && { origin: `http://${host}` }),
      ...(headers.referer && { referer: `http://${host}/` }),
    };
    const onward = request(
      { port: sitePort, host: 'localhost', method, path: url, headers: asOfSite },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(port, 'localhost', ready));
  return {
    breakRemote: (name, which = 'all') => {
      broken = name;
      passed = which === 'first' ? new Set() : undefined;
    },
    heal: () => {
      broken = undefined;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
