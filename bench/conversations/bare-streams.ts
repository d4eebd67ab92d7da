import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { answerQuestions } from '../api/child.ts';
import { memoryInUse } from '../measuring/memory-in-use.ts';

/** As often as the API. */
const beatMs = 15_000;

const open = new Set<ServerResponse>();

/** The least that keeps streams open: node:http, a first event, and a comment to each at every beat. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write('retry: 3000\n\nevent: ready\nid: 0\ndata: {}\n\n');
  open.add(response);
  response.on('close', () => open.delete(response));
});

answerQuestions({
  start: async ({ port }: { port: number }) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    setInterval(() => {
      for (const response of open) response.write(': \n\n');
    }, beatMs);
  },
  memory: memoryInUse,
  cost: () => {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1000 };
  },
});
