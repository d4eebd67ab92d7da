import { startEdge } from './start-edge.ts';

const [origin = ''] = process.argv.slice(2);
const { url, stop } = await startEdge(new URL(origin), 0);
process.on('SIGTERM', () => void stop());
console.log(url.href);
