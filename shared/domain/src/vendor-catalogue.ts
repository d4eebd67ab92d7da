import type { CatalogueGroup } from './catalogue.ts';
import type { Listing } from './filter-records.ts';

/** The vendors' catalogue: catalogue.json of the specification, whole. */
export const vendorCatalogue: readonly CatalogueGroup[] = [
  {
    id: 'walls',
    label: 'Wall Surfaces & Treatments',
    items: [
      { id: 'wallpaper', label: 'Wallpapers & Wall Coverings' },
      { id: 'paint', label: 'Paints & Decorative Finishes' },
      { id: 'texture', label: 'Textures & Plasters' },
      { id: 'wall_panels', label: 'Wall Panels & Louvers' },
      { id: 'cladding', label: 'Stone & Brick Cladding' },
      { id: 'wall_tiles', label: 'Wall Tiles & Mosaics' },
      { id: 'acoustic_walls', label: 'Acoustic & Upholstered Panels' },
    ],
  },
  {
    id: 'floors',
    label: 'Flooring Solutions',
    items: [
      { id: 'floor_tiles', label: 'Tiles (Vitrified, Ceramic, Porcelain)' },
      { id: 'stone_flooring', label: 'Marble & Natural Stone' },
      { id: 'wood_flooring', label: 'Wooden & Engineered Flooring' },
      { id: 'vinyl', label: 'Vinyl, SPC & Laminate' },
      { id: 'carpets', label: 'Carpets & Carpet Tiles' },
    ],
  },
  {
    id: 'ceilings',
    label: 'Ceiling Finishes',
    items: [
      { id: 'gypsum', label: 'Gypsum & POP False Ceilings' },
      { id: 'grid_ceiling', label: 'Grid & Metal Ceilings' },
      { id: 'wood_ceiling', label: 'Wooden & Veneer Ceilings' },
      { id: 'stretch_ceiling', label: 'Stretch & Backlit Ceilings' },
      { id: 'acoustic_ceiling', label: 'Acoustic Ceilings & Baffles' },
      { id: 'pvc_ceiling', label: 'PVC & WPC Ceilings' },
    ],
  },
  {
    id: 'lighting',
    label: 'Lighting & Ambience',
    items: [
      { id: 'decorative_lighting', label: 'Decorative Lighting (Chandeliers, Pendants)' },
      { id: 'architectural_lighting', label: 'Architectural & Recessed Lighting' },
      { id: 'outdoor_lighting', label: 'Outdoor & Façade Lighting' },
      { id: 'smart_lighting', label: 'Smart Lighting & Controls' },
      { id: 'ambience', label: 'Sound & Ambience Systems' },
    ],
  },
  {
    id: 'furniture',
    label: 'Furniture & Fixtures',
    items: [
      { id: 'loose_furniture', label: 'Loose Furniture' },
      { id: 'modular_furniture', label: 'Modular Kitchens & Wardrobes' },
      { id: 'office_furniture', label: 'Office & Contract Furniture' },
      { id: 'sanitaryware', label: 'Sanitaryware & Bath Fittings' },
      { id: 'hardware', label: 'Hardware & Architectural Fittings' },
    ],
  },
  {
    id: 'decor',
    label: 'Décor, Art & Accessories',
    items: [
      { id: 'soft_furnishings', label: 'Soft Furnishings (Curtains, Upholstery)' },
      { id: 'rugs', label: 'Rugs & Dhurries' },
      { id: 'artwork', label: 'Art, Sculptures & Murals' },
      { id: 'decor_objects', label: 'Décor Objects & Accessories' },
      { id: 'plants', label: 'Indoor Plants & Planters' },
    ],
  },
  {
    id: 'graphics',
    label: 'Signage, Branding & Visual Design',
    items: [
      { id: 'signage', label: 'Indoor & Outdoor Signage' },
      { id: 'wayfinding', label: 'Wayfinding & Safety Graphics' },
      { id: 'branding', label: 'Brand & Environmental Graphics' },
      { id: 'printing', label: 'Large-Format Printing' },
      { id: 'display_systems', label: 'Retail Displays & Kiosks' },
    ],
  },
  {
    id: 'consultants',
    label: 'Consultants & Creative Professionals',
    items: [
      { id: 'lighting_consultant', label: 'Lighting Consultants' },
      { id: 'mep_consultant', label: 'MEP & HVAC Consultants' },
      { id: 'structural_consultant', label: 'Structural & Civil Consultants' },
      { id: 'acoustic_consultant', label: 'Acoustic & AV Consultants' },
      { id: 'vastu_consultant', label: 'Vastu Consultants' },
      { id: 'visualizer', label: 'Photographers & 3D Visualizers' },
    ],
  },
  {
    id: 'others',
    label: 'Other',
    items: [{ id: 'other', label: 'Other / Not Categorized' }],
  },
];

/** The listing of vendors. */
export const vendorListing: Listing = { of: 'vendor', catalogue: vendorCatalogue };
