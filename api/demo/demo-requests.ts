/** What a demo client wrote to a demo firm. Budgets in whole rupees. */
export interface DemoRequest {
  /** Slug of the client. */
  from: string;
  /** Slug of the designer or vendor. */
  to: string;
  status: 'pending' | 'approved' | 'rejected';
  project: readonly [
    type: 'residential' | 'commercial' | 'retail' | 'hospitality' | 'other',
    budget: number,
    timeline: string,
  ];
  text: string;
  /** What a vendor is asked for. */
  order?: readonly [item: string, quantity: string, place: string];
}

/** Newest first. */
export const demoRequests: readonly DemoRequest[] = [
  {
    from: 'client',
    to: 'designer',
    status: 'pending',
    project: ['residential', 3200000, '3–6 months'],
    text: 'A three-bedroom flat in Malleswaram, 1,650 sq ft, ninth floor, facing west. My mother moves in with us, so one bathroom has to change completely.',
  },
  {
    from: 'client',
    to: 'vendor',
    status: 'pending',
    project: ['residential', 180000, '1–3 months'],
    text: 'About 34 sq m of the fern zellige for a kitchen wall and a bath. Could you send two samples from the present batch?',
    order: ['Fern zellige', '34 sq m', 'Malleswaram, Bengaluru'],
  },
  {
    from: 'sana.pillai',
    to: 'designer',
    status: 'pending',
    project: ['residential', 4500000, '6–12 months'],
    text: 'Old house in Basavanagudi with a well in the courtyard. We would like to keep the well and almost nothing else.',
  },
  {
    from: 'client',
    to: 'architect',
    status: 'approved',
    project: ['residential', 1400000, 'Flexible'],
    text: 'A reading room on our terrace in Alwarpet, as quiet as you can make it.',
  },
  {
    from: 'rohan.malhotra',
    to: 'designer',
    status: 'approved',
    project: ['residential', 2600000, 'Immediately'],
    text: 'We have the keys. Two children, one dog, and a kitchen that nobody can turn around in.',
  },
  {
    from: 'client',
    to: 'rasoi.modular',
    status: 'approved',
    project: ['residential', 650000, '1–3 months'],
    text: 'Kitchen of 11 by 9 feet, with a wet grinder that has walked off the counter twice.',
    order: ['A modular kitchen', '11 by 9 feet', 'Andheri, Mumbai'],
  },
  {
    from: 'client',
    to: 'saltwater.rooms',
    status: 'approved',
    project: ['residential', 2800000, '6–12 months'],
    text: 'Small weekend house near Aldona, two rooms and a long verandah.',
  },
  {
    from: 'dev.banerjee',
    to: 'vendor',
    status: 'approved',
    project: ['hospitality', 920000, '3–6 months'],
    text: 'Floors for a guest house of eight rooms in Santiniketan, in the clay mix.',
    order: ['Terrazzo floor in the clay mix', 'Eight rooms', 'Santiniketan'],
  },
  {
    from: 'client',
    to: 'haveliworks',
    status: 'rejected',
    project: ['residential', 4600000, 'Immediately'],
    text: 'We bought a house in the old city of Jaipur and would like to live in it by the winter.',
  },
  {
    from: 'client',
    to: 'sal.sagwan',
    status: 'rejected',
    project: ['residential', 110000, 'Immediately'],
    text: 'Oak herringbone for one study, 140 sq ft, before the end of the month if at all possible.',
    order: ['Oak herringbone', '140 sq ft', 'Indiranagar, Bengaluru'],
  },
  {
    from: 'dev.banerjee',
    to: 'designer',
    status: 'rejected',
    project: ['commercial', 1900000, 'Immediately'],
    text: 'An office for twelve in Koramangala, to be ready in five weeks.',
  },
  {
    from: 'rohan.malhotra',
    to: 'architect',
    status: 'pending',
    project: ['other', 2200000, '6–12 months'],
    text: 'A small hall for a music school, forty children, one very strict teacher.',
  },
  {
    from: 'sana.pillai',
    to: 'vendor',
    status: 'rejected',
    project: ['retail', 76000, 'Immediately'],
    text: 'Fifteen square metres of indigo stack, needed on Thursday.',
    order: ['Indigo stack tiles', '15 sq m', 'Kakkanad, Kochi'],
  },
];
