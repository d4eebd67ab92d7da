import type { DemoVendor } from './demo-vendor.ts';

/** The password of the six demo accounts. */
export const demoPassword = 'courtyard-demo';

/** The domain of every demo address. */
export const demoDomain = 'aangan.test';

/** The demo accounts that have no designer profile; designer@ and architect@ are among the firms. */
export const demoAccounts = [
  { slug: 'client', name: ['Kavya', 'Iyer'], phone: '+91 98450 11223' },
  { slug: 'operator', name: ['Omkar', 'Bhatt'], is_staff: true },
  { slug: 'integrator', name: ['Indira', 'Nair'], is_integrator: true },
] as const;

/** Clients who wrote to the demo firms; they have no password. */
export const demoClients = [
  { slug: 'rohan.malhotra', name: ['Rohan', 'Malhotra'], phone: '+91 99100 45871' },
  { slug: 'sana.pillai', name: ['Sana', 'Pillai'], phone: '+91 94470 20936' },
  { slug: 'dev.banerjee', name: ['Dev', 'Banerjee'], phone: '+91 98300 71154' },
] as const;

/** The firm of vendor@. */
export const demoVendor: DemoVendor = {
  slug: 'vendor',
  name: 'Terra Firma Tiles',
  mark: 'mark-04-quarters',
  city: 'Morbi',
  address: 'Survey No. 114, 8-A National Highway, Morbi 363642',
  vendorType: 'manufacturer',
  specializations: ['wall_tiles', 'floor_tiles', 'stone_flooring', 'cladding'],
  year: 1996,
  team: 140,
  projects: 860,
  minOrderValue: 75000,
  serviceAreas: 'All India; export to the Gulf and East Africa',
  leadTime: '3 to 5 weeks; stock colours in 6 days',
  certifications: [
    { name: 'ISO 9001:2015', year: 2019 },
    { name: 'IGBC Green Product', year: 2022 },
  ],
  contact: ['Bhavin Kasundra', '+91 2822 240 771'],
  bio: 'We have pressed, cut and glazed tiles in Morbi since 1996, and still cut the zellige by hand. Two kilns run on gas, one on biomass; every batch is photographed next to the last one, so that your second order matches the first.',
  links: [
    {
      type: 'catalogue',
      title: 'Collection 2026: clay, fern, indigo',
      url: 'https://terrafirma.example/catalogue-2026.pdf',
      image: 'products/tile-zellige-green.jpg',
    },
    {
      type: 'brochure',
      title: 'How to lay hand-cut tiles',
      url: 'https://terrafirma.example/laying.pdf',
      image: 'products/tile-finger-indigo.jpg',
    },
    {
      type: 'article',
      title: 'The last zellige cutters of Gujarat',
      url: 'https://terrafirma.example/press/zellige',
    },
  ],
  posts: [
    ['products/tile-zellige-green', 'Fern, batch 61. Twelve cutters, eleven opinions.'],
    ['products/tile-hex-clay', 'Four clays from within thirty kilometres.'],
    ['products/tile-finger-indigo', 'Indigo stack for a house in Kochi.'],
    ['products/stone-slabs', 'Marble, green marble, travertine: on the floor this month.'],
    ['products/terrazzo-slabs', 'Cast on Tuesday, ground on Friday.'],
  ],
};
