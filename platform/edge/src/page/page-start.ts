import { type CompositionInLanguage, shellName } from '@aangan/manifest';
import { startEvent, unstartedNoticeId } from '@aangan/manifest/page-start';
import { startPath } from '@aangan/manifest/report-limits';
import { escapeHtml } from '@aangan/server/requests';
import { nonceHole, pageIdHole } from '../document/nonce-document.ts';
import { textsOf } from '../edge-texts.ts';

/** When a page loads the scripts of its shell. */
export type PageStart = 'at-once' | 'on-use';

const script = (text: string) => `<script nonce="${nonceHole}">${text}</script>`;

/**
 * Watches the start of the page's shell. It comes before the shell's scripts, which are the only ones with `defer` and
 * the page's nonce; the nonce is checked because the browser would trust whatever this script adds.
 * A script that cannot be loaded is loaded once more from another address, since the browser or a proxy may have stored
 * the failed answer. The notice may not be in the page yet, or no longer: the shell removes it once the page is in use.
 * A shell that threw may still start, and is given five seconds. A script that never arrives is no error: 30 seconds
 * after the start the notice says what to do, but nothing is reported, since a slow network may still deliver it.
 */
const watchStart = (start: PageStart) =>
  `{const{nonce}=document.currentScript,fail=(why,n=document.getElementById("${unstartedNoticeId}"))=>{if(!n)return why&&document.readyState=="loading"&&setTimeout(fail,99,why)
if(why&&n.hidden)navigator.sendBeacon("${startPath}",n.dataset.page+why)
n.hidden=0}
${start === 'at-once' ? 'setTimeout(fail,3e4)' : `addEventListener("${startEvent}",()=>setTimeout(fail,3e4),{once:1})`}
addEventListener("error",({target:t,filename:f,message})=>{if(f?.includes("/${shellName}/"))setTimeout(fail,5e3,message)
if(t.defer&&t.nonce==nonce)t.src.includes("?")?fail(t.src):t.after(Object.assign(document.createElement("script"),{nonce,crossOrigin:"",integrity:t.integrity,defer:1,src:t.src+"?"+Date.now()}))},!0)}`;

/** How long a page that nobody uses waits with its start after it has loaded, in milliseconds. */
const unusedMs = 10_000;

/**
 * What shows that a visitor uses the page, and what another tab stores. What is pressed on links is left to them: they
 * lead to another page, but for those that open a dialog. Chromium tells of a pointer that rests, too, as one that moves
 * by nothing.
 */
const uses = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'submit',
  'storage',
];

const whenUsedMark = 'data-when-used';

/**
 * The attributes of an element in the page's template that is not fetched before the page is used. The markup of a page
 * has its texts already: they would only add bytes for visitors who read it and go.
 */
export const whenUsed = (nonce: string): string => ` nonce="${nonce}" ${whenUsedMark}`;

/**
 * Starts the page when it is used: moves what its template holds into the page. The template is the one with the page's
 * nonce, because the browser would trust the scripts of another. Its scripts are fetched as soon as the page has
 * loaded, so that only their evaluation is left then; not where the visitor saves data.
 */
const startOnUse = `{const{nonce}=document.currentScript,start=()=>dispatchEvent(new Event("${startEvent}")),use=({target,type,movementX:x,movementY:y})=>(type=="pointermove"?x||y:!target.closest?.("a[href]:not([aria-haspopup])"))&&start(),uses=${JSON.stringify(uses)},later=()=>[...document.querySelectorAll("template")].find(one=>one.nonce==nonce),
begin=()=>{if(!later())return addEventListener("DOMContentLoaded",begin)
for(const type of uses)removeEventListener(type,use,!0)
for(const s of later().content.querySelectorAll("script"))s.async=!1
later().replaceWith(later().content)}
for(const type of uses)addEventListener(type,use,{capture:!0,passive:!0})
addEventListener("${startEvent}",begin,{once:!0})
addEventListener("load",()=>{setTimeout(start,${unusedMs})
if(!navigator.connection?.saveData)for(const one of later()?.content.querySelectorAll("script,link:not([${whenUsedMark}])")??[])fetch(one.getAttribute("src")??one.getAttribute("href"),{priority:"low",signal:AbortSignal.timeout(6e4)}).catch(()=>0)})}`;

/** The scripts that every page begins with. */
export const startScripts = (start: PageStart): string =>
  script(watchStart(start)) + (start === 'on-use' ? script(startOnUse) : '');

/** The elements that load a page's scripts, as the page has them until it starts. */
export const startingLater = (elements: string): string =>
  `<template nonce="${nonceHole}">${elements}</template>`;

const noticeStyle =
  'position:fixed;inset:0 0 auto;z-index:9999;margin:0;padding:1rem;background:#2a2420;color:#faf6ef;font:1rem/1.5 system-ui,sans-serif';

/**
 * The notice for visitors if the page has not started, hidden until then, with what it reports to the site. The link
 * opens the page's own address and needs no script.
 */
export function unstartedNotice({ shell }: CompositionInLanguage, language: string): string {
  const { language: own, couldNotStart, reload } = textsOf(language);
  const lang = own === language ? '' : ` lang="${own}"`;
  const page = escapeHtml(`${pageIdHole} ${shell.release} `);
  return `<p id="${unstartedNoticeId}" data-page="${page}" role="alert" hidden${lang} style="${noticeStyle}">${couldNotStart} <a href="" style="color:inherit">${reload}</a></p>`;
}
