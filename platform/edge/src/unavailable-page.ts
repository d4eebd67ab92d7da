/** The page that is served while the edge has no composition: a new site, or no registry yet. */
export function unavailablePage(nonce: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>One moment</title>
<style nonce="${nonce}">
body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:2rem;background:#faf6ef;color:#2a2420;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font:500 2rem/1.2 Georgia,serif;margin:0 0 .5rem}p{margin:0}
</style>
</head>
<body><main><h1>One moment, please</h1><p>The site cannot be reached right now. This page reloads itself.</p></main></body>
</html>
`;
}
