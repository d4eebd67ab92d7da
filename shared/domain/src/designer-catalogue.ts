import type { CatalogueGroup } from './catalogue.ts';
import type { Listing } from './filter-records.ts';

/** The designers' catalogue: catalogue.json of the specification, whole. */
export const designerCatalogue: readonly CatalogueGroup[] = [
  {
    id: 'residential',
    label: 'Residential Design',
    items: [
      { id: 'apartments', label: 'Apartments & Condominiums' },
      { id: 'villas', label: 'Villas & Farmhouses' },
      { id: 'coliving', label: 'Co-living Spaces' },
      { id: 'luxury', label: 'Bespoke Luxury Interiors' },
      { id: 'modular', label: 'Modular & Prefab Homes' },
    ],
  },
  {
    id: 'commercial',
    label: 'Commercial & Workplace',
    items: [
      { id: 'corporate', label: 'Corporate Offices' },
      { id: 'retail', label: 'Retail Stores & Showrooms' },
      { id: 'fnb', label: 'F&B (Restaurants, Bars, Cafes)' },
      { id: 'wellness', label: 'Wellness & Spa Centres' },
      { id: 'hospitality', label: 'Hospitality (Hotels, Resorts)' },
      { id: 'coworking', label: 'Co-working Spaces' },
      { id: 'exhibition', label: 'Exhibition & Convention Centres' },
      { id: 'industrial', label: 'Industrial & Manufacturing Units' },
      { id: 'datacentre', label: 'Data Centres & IT Parks' },
    ],
  },
  {
    id: 'institutional',
    label: 'Institutional & Infrastructure',
    items: [
      { id: 'education', label: 'Educational Institutes' },
      { id: 'healthcare', label: 'Healthcare Facilities' },
      { id: 'cultural', label: 'Cultural & Public Spaces' },
      { id: 'religious', label: 'Religious & Spiritual Spaces' },
      { id: 'transport', label: 'Transport Hubs & Infrastructure' },
    ],
  },
  {
    id: 'specialty',
    label: 'Specialty & Emerging Design',
    items: [
      { id: 'heritage', label: 'Heritage & Restoration' },
      { id: 'landscape', label: 'Landscape & Outdoor Spaces' },
      { id: 'sustainable', label: 'Sustainable & Green Design' },
      { id: 'set', label: 'Set Design (Film, Theatre, Events)' },
      { id: 'experimental', label: 'Experimental & Conceptual' },
      { id: 'other', label: 'Other / Not Categorized' },
    ],
  },
];

/** The listing of designers. */
export const designerListing: Listing = { of: 'designer', catalogue: designerCatalogue };
