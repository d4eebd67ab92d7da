import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Command } from '../command-line/command.ts';
import { listDocs, readDoc } from './docs.ts';
import { runTool } from './run-tool.ts';
import { argvOf, offeredCommands, toolOf } from './tools.ts';

export interface McpOptions {
  /** All commands of the command line. */
  commands: readonly Command[];
  /** Whether the tools include commands that change the site. */
  mayChange: boolean;
  /** The address of the site, whose guides are the resources. */
  site: string;
  transport: Transport;
}

/**
 * Serves commands as tools of the Model Context Protocol, and the site's guides as resources, until the other side
 * closes the connection.
 */
export async function serveMcp({
  commands,
  mayChange,
  site,
  transport,
}: McpOptions): Promise<void> {
  const offered = offeredCommands(commands, mayChange);
  const server = new Server(
    { name: 'aangan', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered.map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, isError } = await call(offered, params.name, params.arguments ?? {});
    return { content: [{ type: 'text', text }], isError };
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({
    resources: await listDocs(site),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => ({
    contents: [{ uri, mimeType: 'text/markdown', text: await readDoc(site, uri) }],
  }));
  // Such as a line that is longer than the protocol's reader takes, after which it ends.
  server.onerror = (error) => console.error(error.message);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(transport);
  await closed;
}

async function call(offered: readonly Command[], name: string, input: Record<string, unknown>) {
  const command = offered.find((one) => one.name === name);
  if (!command) return { text: `There is no tool "${name}".`, isError: true };
  try {
    return await runTool(argvOf(command, input));
  } catch (error) {
    if (error instanceof TypeError) return { text: error.message, isError: true };
    throw error;
  }
}
