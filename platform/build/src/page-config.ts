import type { Compiler, Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { fileName } from './file-names.ts';
import { sourceHash } from './source-hash.ts';

interface PageOptions {
  /** The page's folder: `import.meta.dirname` of its webpack.config.ts. */
  directory: string;
  name: string;
  title: string;
  /** Its first module. */
  entry: string;
}

/**
 * A page of its own that is no part of the site: nothing is shared or federated. It is built into `dist`: index.html,
 * with `{{nonce}}` for what serves it to fill in, `assets/`, and page.json, which tells the sources of the build.
 */
export function pageConfig({ directory, name, title, entry }: PageOptions): Configuration {
  const base = baseConfig({ directory, name, uniqueName: name, publicPath: '/' });
  return {
    ...base,
    // Nobody maps the stacks of this page.
    devtool: false,
    entry: { [name]: entry },
    output: {
      ...base.output,
      clean: true,
      filename: fileName('.js', 'assets/'),
      chunkFilename: fileName('.js', 'assets/'),
      assetModuleFilename: fileName('[ext]', 'assets/'),
    },
    plugins: [
      {
        apply: (compiler: Compiler) =>
          writePage(compiler, { name, title, release: sourceHash(directory) }),
      },
    ],
  };
}

interface Page {
  name: string;
  title: string;
  release: string;
}

function writePage(compiler: Compiler, { name, title, release }: Page): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('Page', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compilation.hooks.processAssets.tap({ name: 'Page', stage }, () => {
      const files = compilation.entrypoints.get(name)?.getFiles() ?? [];
      const scripts = files
        .filter((file) => file.endsWith('.js'))
        .map((file) => `<script defer src="/${file}"></script>`);
      const page = JSON.stringify({ name, release });
      compilation.emitAsset('page.json', new sources.RawSource(page));
      compilation.emitAsset('index.html', new sources.RawSource(pageOf(title, scripts)));
    });
  });
}

const pageOf = (title: string, scripts: readonly string[]) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="{{nonce}}">
<title>${title}</title>
<link rel="icon" href="data:,">
${scripts.join('\n')}
</head>
<body><div id="root"></div><noscript>The console needs JavaScript. Commands do the same: npm run -s aangan -- help.</noscript></body>
</html>
`;
