import type { Composition } from '@aangan/manifest';

const released = '/releases/';

/**
 * The one policy of a page, for browsers that have Trusted Types. It takes addresses of scripts below the releases of
 * the site, and workers that the page has made of its own bytes; no markup and no text of a script. It is the default
 * policy because builds of other toolchains, and releases of before it, load their chunks by an address that is a text.
 * Whether a script is the one that was published is up to its integrity.
 */
const makePolicy = `(places)=>self.trustedTypes?.createPolicy("default",{createScriptURL(text,_,sink){
const url=URL.parse(text,document.baseURI)
if(sink=="Worker constructor"?url?.protocol=="blob:":sink=="HTMLScriptElement src"&&places.some(one=>url?.href.startsWith(new URL(one,location).href)))return text}})`;

/**
 * The script that makes the page's policy, before all other scripts.
 * @param nonce of the page's scripts
 */
export function trustedTypesScript(composition: Composition, nonce: string): string {
  const places = JSON.stringify(placesOf(composition)).replace(/</g, '\\u003c');
  const first = composition.frame ? withoutWaysAround : '';
  return `<script nonce="${nonce}">${first}(${makePolicy})(${places})</script>`;
}

/**
 * Of a frame: no policy of a document keeps its scripts from connecting to peers, nor a style sheet of XSLT from making a
 * document within, which has all of it again.
 */
const withoutWaysAround =
  'delete self.RTCPeerConnection;delete self.webkitRTCPeerConnection;delete self.XSLTProcessor;';

/** Where scripts of the page may come from, each with a slash at its end. */
function placesOf({ remotes, releasesOrigin }: Composition): string[] {
  const locals = remotes.flatMap(({ isLocal, baseUrl }) => (isLocal ? [originOf(baseUrl)] : []));
  return [...new Set([(releasesOrigin ?? '') + released, ...locals])];
}

/** Hot updates are anywhere at the server of the visitor's computer. */
const originOf = (baseUrl: string) => `${new URL(baseUrl).origin}/`;
