import { firstFirm, type Journey } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** What is wrong with the page that is open: its language, its font, texts that do not fit a phone. */
const faultsOfPage = `
  const faults = [];
  if (document.documentElement.lang !== 'hi-IN') faults.push('lang ' + document.documentElement.lang);
  if (!/[\u0900-\u097F]/.test(document.querySelector('h1')?.textContent ?? '') && !given[0]) faults.push('no h1 in Hindi');
  const fonts = [...document.fonts].filter(({ family }) => /Devanagari/.test(family));
  if (!fonts.some(({ status }) => status === 'loaded')) faults.push('font ' + fonts.map(({ status }) => status));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push('is ' + scrollWidth + ' wide of ' + clientWidth);
  return faults;
`;

/** @param isNamed whether the heading is the name of a firm, as its owner wrote it */
async function isWhole(visitor: Visitor, isNamed = false): Promise<void> {
  const faults = await visitor.run<string[]>(faultsOfPage, isNamed);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** The main journeys through the pages in Hindi. */
export const hindiJourneys: Record<string, Journey> = {
  'read in Hindi': async (visitor, around) => {
    const designer = await firstFirm(around, 'profiles');
    const vendor = await firstFirm(around, 'vendors');
    await visitor.open('/hi');
    await visitor.sees('डिज़ाइनर');
    await isWhole(visitor);
    await visitor.open('/hi/designers');
    await visitor.sees('चुनिंदा डिज़ाइनर');
    await isWhole(visitor);
    await visitor.open(`/hi/designers/${designer}`);
    await visitor.sees('संपर्क करें');
    await isWhole(visitor, true);
    await visitor.open(`/hi/vendors/${vendor}`);
    await visitor.sees('रिव्यू');
    await isWhole(visitor, true);
  },
  'change the language': async (visitor) => {
    await visitor.open('/designers?city=mumbai');
    await visitor.fill('^Search designers', 'kitchen');
    await visitor.press('link', '^हिन्दी$');
    await visitor.isAt('^/hi/designers.city=mumbai');
    await visitor.sees('मुंबई में डिज़ाइनर');
    await visitor.holds('^डिज़ाइनर खोजें', 'kitchen');
    await visitor.press('link', '^English$');
    await visitor.isAt('^/designers.city=mumbai');
    await visitor.sees('Designers in Mumbai');
  },
  'search in Hindi': async (visitor) => {
    await visitor.open('/hi/designers');
    await visitor.fill('^डिज़ाइनर खोजें', 'रसोई मुंबई');
    await visitor.press('button', '^खोजें$');
    await visitor.isAt('^/hi/designers.search=');
    await visitor.sees('में से .* दिख रहे हैं|कोई डिज़ाइनर नहीं');
    await visitor.holds('^डिज़ाइनर खोजें', 'रसोई मुंबई');
  },
  'go back between pages in Hindi': async (visitor) => {
    await visitor.open('/hi/designers');
    await visitor.press('link', '^वेंडर$');
    await visitor.isAt('^/hi/vendors$');
    await visitor.sees('चुनिंदा वेंडर');
    await visitor.run('history.back()');
    await visitor.isAt('^/hi/designers$');
    await visitor.sees('चुनिंदा डिज़ाइनर');
    await visitor.run('history.forward()');
    await visitor.isAt('^/hi/vendors$');
  },
  'sign in in Hindi': async (visitor) => {
    await visitor.open('/hi/login?next=%2Fconnection-requests');
    await visitor.fill('^ईमेल', 'client@aangan.test');
    await visitor.fill('^पासवर्ड', 'not the password');
    await visitor.press('button', '^लॉग इन करें$');
    await visitor.sees('ईमेल या पासवर्ड सही नहीं है');
    await isWhole(visitor);
    await visitor.fill('^पासवर्ड', 'courtyard-demo');
    await visitor.press('button', '^लॉग इन करें$');
    await visitor.isAt('connection-requests');
  },
  'type a budget in Devanagari': async (visitor, around) => {
    await visitor.open(`/hi/designers/${await firstFirm(around, 'profiles')}`);
    await visitor.press('button', '^संपर्क करें');
    await visitor.fill('^बजट', '९० लाख');
    await visitor.sees('= ₹90,00,000');
    await visitor.press('button', '^रिक्वेस्ट भेजें');
    await visitor.sees('पहला नाम लिखें');
  },
};
