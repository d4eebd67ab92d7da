import { type Composition, shellName } from '@aangan/manifest';
import { unstartedNoticeId } from '@aangan/manifest/page-start';
import { startPath } from '@aangan/manifest/report-limits';
import { escapeHtml } from '@aangan/server/requests';
import { nonceHole, pageIdHole } from '../document/nonce-document.ts';

/**
 * Watches the start of the page's shell. It comes before the shell's scripts, which are the only ones with `defer` and
 * the page's nonce; the nonce is checked because the browser would trust whatever this script adds.
 * A script that cannot be loaded is loaded once more from another address, since the browser or a proxy may have stored
 * the failed answer. The notice may not be in the page yet, or no longer: the shell removes it once the page is in use.
 * A shell that threw may still start, and is given five seconds. A script that never arrives is no error: after 30
 * seconds the notice says what to do, but nothing is reported, since a slow network may still deliver it.
 */
const watchStart = `{const{nonce}=document.currentScript,fail=(why,n=document.getElementById("${unstartedNoticeId}"))=>{if(!n)return why&&document.readyState=="loading"&&setTimeout(fail,99,why)
if(why&&n.hidden)navigator.sendBeacon("${startPath}",n.dataset.page+why)
n.hidden=0}
setTimeout(fail,3e4)
addEventListener("error",({target:t,filename:f,message})=>{if(f?.includes("/${shellName}/"))setTimeout(fail,5e3,message)
if(t.defer&&t.nonce==nonce)t.src.includes("?")?fail(t.src):t.after(Object.assign(document.createElement("script"),{nonce,crossOrigin:"",integrity:t.integrity,defer:1,src:t.src+"?"+Date.now()}))},!0)}`;

/** The script that every page begins with. */
export const startScript = `<script nonce="${nonceHole}">${watchStart}</script>`;

const noticeStyle =
  'position:fixed;inset:0 0 auto;z-index:9999;margin:0;padding:1rem;background:#2a2420;color:#faf6ef;font:1rem/1.5 system-ui,sans-serif';

/**
 * The notice for visitors if the page has not started, hidden until then, with what it reports to the site. The link
 * opens the page's own address and needs no script.
 */
export function unstartedNotice({ shell }: Composition): string {
  const page = escapeHtml(`${pageIdHole} ${shell.release} `);
  return `<p id="${unstartedNoticeId}" data-page="${page}" role="alert" hidden style="${noticeStyle}">This page could not start. Nothing that you entered or pressed was sent. <a href="" style="color:inherit">Reload</a></p>`;
}
