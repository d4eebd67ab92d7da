import { demoVendor } from './demo-accounts.ts';
import type { DemoVendor } from './demo-vendor.ts';
import { consultantVendors } from './vendors/consultants.ts';
import { decorVendors } from './vendors/decor.ts';
import { floorVendors } from './vendors/floors.ts';
import { furnitureVendors } from './vendors/furniture.ts';
import { graphicsVendors } from './vendors/graphics.ts';
import { lightingVendors } from './vendors/lighting.ts';
import { wallVendors } from './vendors/walls.ts';

const verified: readonly DemoVendor[] = [
  demoVendor,
  ...wallVendors,
  ...floorVendors,
  ...lightingVendors,
  ...furnitureVendors,
  ...decorVendors,
  ...graphicsVendors,
  ...consultantVendors,
];

/**
 * The order of the listing: strong covers first, neighbours share no picture. It falls with the ratings that
 * reviews/ give, and a test holds both to each other.
 */
const order = [
  'vendor',
  'rasoi.modular',
  'chuna.works',
  'sal.sagwan',
  'kumbha.pottery',
  'pital.lights',
  'ghar.intelligent',
  'firefly.outdoor',
  'dukaan.displays',
  'patra.papers',
  'konkan.terrazzo',
  'sandhya.light',
  'baithak.furniture',
  'bagicha.indoor',
  'jaaliwala.sons',
  'bunai.light',
  'kundi.kabza',
  'jal.bath',
  'deepika.luminaires',
  'thaan.handloom',
  'kishangarh.stone',
  'pebble.upholstery',
  'akshar.signs',
  'rangrekha.murals',
  'chhaya.visuals',
  'monsoon.paints',
  'nishabd.acoustics',
  'everstep.floors',
  'stambh.structures',
  'chandrika.ceilings',
  'dhwani.acoustic',
  'dhurrie.ghar',
  'akash.stretch',
  'panchabhuta.vastu',
  'karya.office',
  'chhapai.print',
  'purana.ghar',
  'disha.graphics',
  'vayu.mep',
];

/** The verified vendors in the order of the listing. */
export const listedVendors: readonly DemoVendor[] = verified.toSorted(
  (one, other) => order.indexOf(one.slug) - order.indexOf(other.slug),
);

export { unlisted as unlistedVendors } from './vendors/unlisted.ts';
