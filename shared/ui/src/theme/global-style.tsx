import { createGlobalStyle } from 'styled-components';
import { devanagariStyle, lineHeight } from './devanagari.ts';
import { when } from './media-queries.ts';
import { paperTheme } from './paper-theme.ts';
import { themeVariables, tokens } from './tokens.ts';

/** Theme variables, a CSS reset and the page's base styles. Rendered once, by the host. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${themeVariables(paperTheme)};
    color-scheme: light;
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }
  html:has(dialog:modal) { overflow: hidden; }
  body {
    margin: 0;
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    font: 400 ${tokens.type.body} / 1.55 ${tokens.font.text};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote) { margin: 0; }
  h1, h2, h3, h4 {
    font-family: ${tokens.font.display};
    font-weight: 400;
    line-height: ${lineHeight(1.12)};
    letter-spacing: -0.014em;
    text-wrap: balance;
  }
  :where(ul[role='list'], ol[role='list']) { padding: 0; list-style: none; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  img, video, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  /* A word without a break, such as a web address, must not make the page scroll sideways; labels keep their words. */
  main, dialog { overflow-wrap: anywhere; }
  button { overflow-wrap: break-word; }
  ::selection { background: ${tokens.color.accentSoft}; }
  :focus-visible { outline: 2px solid ${tokens.color.ink}; outline-offset: 2px; }
  main:focus { outline: none; }
  /* What is chosen is told by backgrounds and shadows, which forced colours take away. */
  ${when.forcedColors} {
    html :is([aria-current]:not([aria-current='false']), [aria-selected='true'], [aria-pressed='true']) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${devanagariStyle}
  ${when.reducedMotion} {
    *, *::before, *::after {
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
