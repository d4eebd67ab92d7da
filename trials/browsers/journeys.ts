import { resolve } from 'node:path';
import { frameJourneys } from './frame-journeys.ts';
import { hindiJourneys } from './hindi-journeys.ts';
import { type Around, firstFirm, type Journey } from './journey.ts';
import type { Visitor } from './visitor.ts';

const password = 'a house with a jhoola';
const demoPassword = 'courtyard-demo';
const picture = resolve(
  import.meta.dirname,
  '../../mfe-designers/src/features/home/pictures/hero-800.webp',
);

/** Signs in with the form. */
async function signIn(visitor: Visitor, email: string, secret = demoPassword): Promise<void> {
  await visitor.fill('^Email', email);
  await visitor.fill('^Password', secret);
  await visitor.press('button', '^Sign in$');
}

async function register({ origin, unique }: Around, role: 'architect'): Promise<string> {
  const email = `${unique}@example.in`;
  const body = JSON.stringify({
    email,
    password,
    first_name: `Studio ${unique}`,
    last_name: '',
    is_designer: false,
    is_architect: role === 'architect',
    is_vendor: false,
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/register/`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return email;
}

/** The main journeys, by what a visitor does. */
export const journeys: Record<string, Journey> = {
  search: async (visitor) => {
    await visitor.open('/designers');
    await visitor.fill('^Search designers', 'zzqq');
    await visitor.press('button', '^Search$');
    await visitor.isAt('search=zzqq');
    await visitor.sees('No designers|no designers|Nothing');
  },
  read: async (visitor, around) => {
    const designer = await firstFirm(around, 'profiles');
    await visitor.open('/designers');
    await visitor.sees('Featured Designers');
    await visitor.open(`/designers/${designer}`);
    await visitor.sees('GET IN TOUCH');
    await visitor.press('link', '^ABOUT$');
    await visitor.isAt(`/designers/${designer}/about$`);
    const broken = await visitor.run<number>(
      `return [...document.images].filter(({ complete, currentSrc, naturalWidth }) =>
        complete && currentSrc && naturalWidth === 0).length`,
    );
    if (broken > 0) throw new Error(`${broken} pictures are broken`);
  },
  'connect as a guest': async (visitor, around) => {
    await visitor.open(`/designers/${await firstFirm(around, 'profiles')}`);
    await visitor.press('button', '^GET IN TOUCH');
    await visitor.fill('^First name', 'Meera');
    await visitor.fill('^Last name', 'Nair');
    await visitor.fill('^Email', `${around.unique}@example.in`);
    await visitor.fill('^Phone', '+91 98200 12345');
    await visitor.choose('^Project type', 'Residential');
    await visitor.choose('^Timeline', 'Flexible');
    await visitor.fill('^Budget', '9000000');
    await visitor.fill('^About the project', 'A house around a court, with rooms for three.');
    await visitor.press('button', '^Send request');
    await visitor.fill('^Password', password);
    await visitor.fill('^Confirm password', password);
    await visitor.tick('18 or older');
    await visitor.press('button', '^Create account');
    await visitor.sees('Connection request sent successfully');
  },
  'sign in': async (visitor) => {
    await visitor.open('/login?next=%2Fconnection-requests');
    await signIn(visitor, 'client@aangan.test');
    await visitor.isAt('^/connection-requests');
    await visitor.sees('My Connection Requests');
    await visitor.sees('Welcome');
  },
  onboarding: async (visitor, { unique }) => {
    await visitor.open('/register?type=designer');
    await visitor.fill('^Firm name', `Studio ${unique}`);
    await visitor.fill('^Email', `${unique}@example.in`);
    await visitor.fill('^Password', password);
    await visitor.fill('^Confirm password', password);
    await visitor.tick('18 or older');
    await visitor.press('button', '^Join Aangan');
    await visitor.isAt('^/designer/onboarding/basic-info');
    await visitor.fill('^Search specializations', 'villas');
    await visitor.tick('^Villas & Farmhouses');
    await visitor.fill('^Bio', 'Quiet rooms around a court, दीवारें और रोशनी.');
    await visitor.fill('^Establishment year', '2014');
    await visitor.fill('^Projects completed', '12');
    await visitor.fill('^Head office address', '14 Lavelle Road, Bengaluru 560001');
    await visitor.fill('^Name$', 'Meera Nair');
    await visitor.fill('^Phone$', '+91 98200 12345');
    await visitor.fill('^Minimum project size', '900');
    await visitor.press('button', '^Next$');
    await visitor.isAt('^/designer/onboarding/social');
    await visitor.sees('Social Profiles');
  },
  review: async (visitor, around) => {
    const email = await register(around, 'architect');
    const vendor = await firstFirm(around, 'vendors');
    await visitor.open(`/login?next=%2Fvendors%2F${vendor}`);
    await signIn(visitor, email, password);
    await visitor.press('button', '^WRITE A REVIEW');
    await visitor.fill('^Project Name', 'Haveli in Shekhawati');
    await visitor.fill('^Your review', 'The crates came on the promised day, रंग बिल्कुल मेल खाते थे.');
    await visitor.press('button', '^Submit review');
    await visitor.sees('Review submitted successfully');
  },
  upload: async (visitor, { unique }) => {
    await visitor.open('/login?next=%2Fportfolio');
    await signIn(visitor, 'vendor@aangan.test');
    await visitor.press('button', '^Add Portfolio Item');
    await visitor.upload('', picture);
    await visitor.fill('^Title', unique);
    await visitor.fill('^Description', 'Teak, lime plaster and a long veranda.');
    await visitor.choose('^Category', 'Residential');
    await visitor.press('button', '^Add( 1)? item');
    await visitor.sees('Portfolio item added successfully');
    await visitor.sees(unique);
  },
  'a shell whose scripts fail once': async (visitor, { breakRemote }) => {
    breakRemote('shell', 'first');
    await visitor.open('/login');
    await visitor.press('button', '^Sign in$');
    await visitor.sees('Email is required');
  },
  'a shell that does not start': async (visitor, { breakRemote, heal }) => {
    breakRemote('shell');
    await visitor.open('/login');
    await visitor.press('button', '^Sign in$');
    await visitor.sees('This page could not start');
    heal();
    await visitor.press('link', '^Reload$');
    await visitor.press('button', '^Sign in$');
    await visitor.sees('Email is required');
  },
  'a remote that fails': async (visitor, { breakRemote, heal }) => {
    await visitor.open('/about');
    breakRemote('vendors');
    await visitor.press('link', '^Vendors$');
    await visitor.sees('“Featured Vendors” could not be loaded');
    await visitor.press('link', '^Privacy$');
    await visitor.isAt('^/privacy');
    await visitor.press('link', '^Vendors$');
    await visitor.sees('could not be loaded');
    heal();
    await visitor.press('button', '^Try again');
    await visitor.sees('Search vendors|makers and suppliers');
  },
  ...hindiJourneys,
  ...frameJourneys,
};
