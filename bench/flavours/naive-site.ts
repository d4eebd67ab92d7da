import { createServer, request } from 'node:http';

/**
 * The site as federated sites are commonly started: an empty page whose first script asks for a manifest, then for the
 * shell's scripts, which ask for the remote's container, its module and the data, one after another. The scripts are
 * those of the site's releases, without the copies of shared libraries that remotes commonly bring.
 * @param edge the federated site's origin
 */
export function naiveSite(edge: URL) {
  const server = createServer((incoming, answer) => {
    const { url = '/', headers, method } = incoming;
    if (url === manifestPath) {
      manifestOf(edge).then(
        (manifest) => answer.setHeader('content-type', 'application/json').end(manifest),
        (error: unknown) => answer.writeHead(502).end(String(error)),
      );
      return;
    }
    if (headers.accept?.startsWith('text/html')) {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(page);
      return;
    }
    const passed = request(new URL(url, edge), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  return server;
}

const manifestPath = '/naive-manifest.json';

/** The composition and the shell's scripts, as the edge writes them into its pages. */
async function manifestOf(edge: URL): Promise<string> {
  const html = await (await fetch(new URL('/about', edge))).text();
  const [, text] = /id="aangan-composition"[^>]*>([^<]*)</.exec(html) ?? [];
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
  if (!text || scripts.length === 0) {
    throw new Error('The page carries no composition, or no scripts of the shell.');
  }
  return JSON.stringify({ composition: JSON.parse(text), scripts });
}

const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="">
<title>Aangan</title>
<script>
fetch('${manifestPath}').then((answer) => answer.json()).then(({ composition, scripts }) => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'aangan-composition';
  element.textContent = JSON.stringify(composition);
  document.body.append(element);
  for (const address of scripts) {
    const script = document.createElement('script');
    script.async = false;
    script.src = address;
    document.head.append(script);
  }
});
</script>
</head>
<body><div id="root"></div></body>
</html>
`;
