import type { Command } from '../command-line/command.ts';
import { siteOptions } from '../command-line/options.ts';
import { none } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';

/** @param commands all commands of the command line, this one among them */
export const mcpCommand = (commands: () => readonly Command[]): Command => ({
  name: 'mcp',
  summary: 'Serves the commands that read a site to assistants, by the Model Context Protocol.',
  options: {
    changes: { type: 'boolean', about: 'Offers the commands that change the site, too' },
    ...siteOptions,
  },
  details:
    'It talks over standard input and output, and is started by the assistant’s program. Each tool runs one command with the credentials of the environment. Tools cannot name another site, nor go past the gate. The guides of the site are resources.',
  examples: ['aangan mcp', 'aangan mcp --changes'],
  run: async (positionals, values) => {
    none(positionals);
    const { url } = siteSettings(values);
    // Tools run in processes of their own, which talk to the same site.
    process.env.AANGAN_URL = url;
    // Loaded here: no other command needs the protocol.
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const { serveMcp } = await import('../mcp/serve-mcp.ts');
    const transport = new StdioServerTransport();
    // It does not notice by itself that the assistant's program has ended.
    process.stdin.once('end', () => void transport.close());
    await serveMcp({
      commands: commands(),
      mayChange: values.changes ?? false,
      site: url,
      transport,
    });
    return 0;
  },
});
