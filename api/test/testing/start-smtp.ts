import { createServer, type Server } from 'node:net';

/** What the server answers to DATA, and to the end of a mail: `hold` for nothing, `break` to close the connection. */
interface Answers {
  data: string;
  end: string;
}

/** A mail server that accepts everything: the minimum of RFC 5321. It stands for a service outside the project. */
export async function startSmtp() {
  const received: string[] = [];
  const answers: Answers = { data: '354 go on', end: '250 taken' };
  const server: Server = createServer((socket) => {
    let said = '';
    let inData = false;
    const answer = (text: string) => {
      if (text === 'break') socket.destroy();
      else if (text !== 'hold') socket.write(`${text}\r\n`);
    };
    socket.on('error', () => undefined);
    answer('220 test ESMTP');
    socket.on('data', (chunk) => {
      said += chunk;
      if (inData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        inData = false;
        received.push(said);
        answer(answers.end);
        return;
      }
      const line = String(chunk);
      if (/^DATA/i.test(line)) {
        inData = true;
        answer(answers.data);
      } else if (/^QUIT/i.test(line)) {
        socket.end('221 bye\r\n');
      } else answer('250 fine');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server, received, answers, url: `smtp://127.0.0.1:${port}` };
}
