/**
 * The values of the default theme. Text colours keep a contrast of 4.5:1 and control
 * borders 3:1 against every surface they are used on; theme.test.ts checks it.
 */
export const paperTheme = {
  color: {
    paper: '#faf6ef',
    paperDeep: '#f2ebe0',
    surface: '#fffdf9',
    ink: '#241e19',
    inkSoft: '#5a4f46',
    inkFaint: '#6d6156',
    line: '#e3d9cb',
    lineStrong: '#8c8072',
    accent: '#a5432a',
    accentStrong: '#87331d',
    accentSoft: '#f4e2d7',
    onAccent: '#fffaf5',
    danger: '#a1232b',
    dangerSoft: '#f9e6e2',
    positive: '#39654a',
    positiveSoft: '#e4ecdf',
    veil: 'rgb(28 21 16 / 0.62)',
  },
  font: {
    display:
      '"Newsreader", "Newsreader fallback", "Newsreader fallback 2", "Newsreader fallback 3", serif',
    text: '"Anek Latin", "Anek Latin fallback", "Anek Latin fallback 2", system-ui, sans-serif',
  },
  /** Fluid from a 390 px phone to a 1440 px screen. */
  type: {
    display: 'clamp(2.75rem, 1.72rem + 4.4vw, 5.5rem)',
    title: 'clamp(2.25rem, 1.74rem + 2.1vw, 3.5rem)',
    heading: 'clamp(1.625rem, 1.4rem + 0.95vw, 2.25rem)',
    subheading: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.4375rem)',
    lede: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    micro: '0.8125rem',
  },
  space: {
    hair: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.25rem',
    xxl: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)',
    section: 'clamp(4rem, 2.6rem + 6vw, 8rem)',
    gutter: 'clamp(1.25rem, 0.6rem + 2.8vw, 3.5rem)',
  },
  radius: { media: '3px', control: '10px', panel: '16px', pill: '999px' },
  shadow: {
    resting: '0 1px 2px rgb(36 30 25 / 0.05)',
    lifted: '0 1px 2px rgb(36 30 25 / 0.06), 0 18px 40px -18px rgb(36 30 25 / 0.28)',
  },
  motion: {
    quick: '140ms',
    calm: '340ms',
    slow: '800ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  /** Toasts are below the header and its open menus. */
  layer: { sticky: '30', toast: '35', header: '40', dialog: '50' },
} as const;

/** The type of a theme; values are CSS text. */
export type Theme = {
  [Group in keyof typeof paperTheme]: Record<keyof (typeof paperTheme)[Group], string>;
};
