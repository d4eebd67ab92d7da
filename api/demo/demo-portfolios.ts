import type { DemoPortfolioItem } from './demo-designer.ts';

/** The portfolios of demo firms by slug, newest item first. */
export const demoPortfolios: Record<string, readonly DemoPortfolioItem[]> = {
  designer: [
    {
      file: 'rooms/kitchen-warm',
      title: 'Sadashivanagar kitchen',
      category: 'residential',
      description:
        'Oak, lime plaster and one marble island for a family of five who all cook at once. The hood was poured in place; the drawers carry fifteen kilos each.',
    },
    {
      file: 'rooms/living-warm-niches',
      title: 'Two niches, Indiranagar',
      category: 'residential',
      description:
        'A living room that faces a wall, so the wall was given something to say. Clay plaster over brick, lit from within the niches.',
    },
    {
      file: 'videos/living-deepgreen',
      title: 'Green salon, Lavelle Road',
      category: 'hospitality',
      description:
        'An evening in the salon of a small members’ club: velvet, brass and a ceiling that takes the noise away.',
    },
    {
      file: 'rooms/foyer-arch',
      title: 'Arrival hall',
      category: 'residential',
      description: 'Keys, shoes, mirror and a place to sit down, in less than four square metres.',
    },
    {
      file: 'rooms/retail-ceramics',
      title: 'Shop for a potter',
      category: 'retail',
      description:
        'Shelves in limewashed brick with light that is kind to glaze. Built in nineteen days between two festivals.',
    },
    {
      file: 'rooms/office-library',
      title: 'A library to work in',
      category: 'office',
      description:
        'Eleven metres of shelves for a publisher in Richmond Town, and a table long enough for the whole team.',
    },
  ],
  architect: [
    {
      file: 'rooms/living-japandi',
      title: 'House of few things',
      category: 'residential',
      description:
        'Ash, paper and shadow in Besant Nagar. Everything that the family owns fits behind one slatted wall.',
    },
    {
      file: 'rooms/spa-massage',
      title: 'Quiet rooms, Mahabalipuram',
      category: 'healthcare',
      description:
        'Three treatment rooms in a walled garden, cooled by night air and lit from the floor.',
    },
    {
      file: 'rooms/dining-japandi',
      title: 'The school’s long table',
      category: 'education',
      description: 'A dining hall for forty children that is also the library once lunch is over.',
    },
  ],
  vendor: [
    {
      file: 'products/tile-zellige-green',
      title: 'Fern, batch 61',
      category: 'residential',
      description:
        'Hand-cut glazed tile, 100 × 100 mm, on a kitchen wall in Bengaluru. Laid tight, without spacers.',
    },
    {
      file: 'rooms/bath-terracotta',
      title: 'Clay bath, Ahmedabad',
      category: 'residential',
      description: 'Three clays in one bathroom; floor, wall and bench from the same firing.',
    },
    {
      file: 'rooms/cafe-green',
      title: 'Bistro banquette, Mumbai',
      category: 'restaurant',
      description:
        'Eighteen square metres of fern behind a green hide bench. The last half metre was cut on a Sunday.',
    },
    {
      file: 'products/tile-finger-indigo',
      title: 'Indigo stack',
      category: 'hospitality',
      description: 'Finger tile of 20 × 145 mm, stacked upright, for the bar of a hotel in Kochi.',
    },
    {
      file: 'videos/cafe-green',
      title: 'The bistro, opening night',
      category: 'restaurant',
      description: 'Ten seconds of our tiles at work, with eighty guests leaning on them.',
    },
    {
      file: 'products/terrazzo-slabs',
      title: 'Terrazzo, three mixes',
      category: 'commercial',
      description:
        'Slabs of 1200 × 600 mm with chips from our own breakages. Nothing leaves the factory as waste.',
    },
  ],
  haveliworks: [
    {
      file: 'rooms/court-jhoola',
      title: 'Courtyard at Bissau',
      category: 'hospitality',
      description:
        'The hooks had been waiting for sixty years. We rebuilt the jhoola from a photograph of 1911.',
    },
    {
      file: 'products/jaali-panels',
      title: 'Star jaali',
      category: 'other',
      description:
        'Teak screen for a stair hall in Jaipur, taken from a stone one that is still standing.',
    },
  ],
  'mitti.atelier': [
    {
      file: 'rooms/bed-terracotta',
      title: 'Clay bedroom, Bodakdev',
      category: 'residential',
      description:
        'Three coats of clay, one arch, turned brass lamps. The room holds the cool of the night until three.',
    },
    {
      file: 'rooms/nook-terracotta',
      title: 'The corner that the cat chose',
      category: 'residential',
      description: 'Leftover plaster, leftover cushion, and the best light of the house.',
    },
  ],
  'greenroom.mumbai': [
    {
      file: 'rooms/cafe-green',
      title: 'Bistro in Kala Ghoda',
      category: 'restaurant',
      description:
        'Sixty-two seats and no bad table: we sat at each of them before the doors opened.',
    },
    {
      file: 'rooms/lobby-lounge',
      title: 'Hotel lounge, Worli',
      category: 'hospitality',
      description:
        'A lounge that is a breakfast room at seven and a bar at eleven, with the same chairs.',
    },
  ],
  'tamarind.street': [
    {
      file: 'rooms/dining-indian',
      title: 'Feast hall, Kanadukathan',
      category: 'hospitality',
      description:
        'A hall for weddings in a house of forty rooms. Egg plaster, Athangudi floor, eighteen chairs.',
    },
    {
      file: 'rooms/kitchen-terracotta',
      title: 'Kitchen for three sisters-in-law',
      category: 'residential',
      description: 'One grinding stone, three counters at three heights, and a door to the garden.',
    },
  ],
  'rasoi.modular': [
    {
      file: 'rooms/kitchen-sage',
      title: 'Sage kitchen, Race Course',
      category: 'residential',
      description:
        'Shaker fronts in sage with cup pulls; tall unit for steel, pull-out for the grinder.',
    },
    {
      file: 'rooms/kitchen-indigo',
      title: 'Indigo kitchen, Peelamedu',
      category: 'residential',
      description:
        'Two walls and an island in 96 square feet. All edges sealed, all hinges replaceable.',
    },
  ],
  'pital.lights': [
    {
      file: 'products/pendant-brass',
      title: 'Dome, globe, cone',
      category: 'restaurant',
      description: 'Spun brass pendants, unlacquered, for a restaurant in Lower Parel.',
    },
    {
      file: 'products/lamp-trio',
      title: 'The evening set',
      category: 'residential',
      description: 'Three table lamps that share one switch, one brass and one temper.',
    },
  ],
};
