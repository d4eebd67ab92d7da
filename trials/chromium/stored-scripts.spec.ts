import { paths } from '@aangan/domain';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import { quiet } from '../../e2e/fixtures/quiet.ts';
import {
  callsOf,
  hostileUrls,
  markup,
  plantedIn,
  shortMarkup,
} from '../../e2e/fixtures/stored-scripts.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';

const roles = ['guest', 'client', 'designer', 'architect', 'vendor', 'operator', 'integrator'];

const firm = {
  establishment_year: 2001,
  team_strength: 4,
  projects_completed: 7,
  head_office_address: markup,
  spoc_name: shortMarkup,
  spoc_phone: '+91 98450 11223',
  bio: markup,
};
const links = [{ type: 'article', url: 'https://example.com/', title: markup }];
const designerFirm = {
  ...firm,
  specializations: ['villas'],
  min_project_size: 1,
  featured_links: links,
};
const vendorFirm = {
  ...firm,
  vendor_type: 'brand',
  specializations: ['rugs'],
  min_order_value: 0,
  service_coverage: markup,
  lead_time: markup,
  featured_links: links,
  certifications: [{ name: shortMarkup, year: 2019 }],
};

/** Operations with a field for a URL, and what else they need. */
const withUrls = [
  {
    as: 'designer',
    path: '/designers/profiles/onboarding/',
    body: designerFirm,
    fields: ['linkedin_profile', 'instagram_profile', 'portfolio_website'],
  },
  {
    as: 'vendor',
    path: '/designers/vendors/onboarding/',
    body: vendorFirm,
    fields: ['linkedin_profile', 'instagram_profile', 'website'],
  },
  {
    as: 'designer',
    path: '/designers/profiles/social_profiles/',
    body: {},
    fields: ['linkedin_url', 'instagram_url'],
  },
  {
    as: 'designer',
    path: '/designers/profiles/connect_linkedin/',
    body: {},
    fields: ['profile_url'],
  },
];

test('what is stored as text or as a URL never becomes part of a page', async ({
  page,
  request,
}) => {
  const tried = { accepted: 0, refused: 0 };
  const note = ({ status }: { status: number }, what: string) => {
    expect(status, what).toBeLessThan(500);
    if (status < 300) tried.accepted += 1;
    else tried.refused += 1;
  };
  const people = Object.fromEntries(
    await Promise.all(
      roles
        .filter((role) => role !== 'guest')
        .map(async (role) => [role, await callsOf(request, role)] as const),
    ),
  );
  const as = (role: string) => {
    const person = people[role];
    if (!person) throw new Error(`${role} has no account.`);
    return person;
  };

  for (const role of Object.keys(people)) {
    const own = { first_name: shortMarkup, last_name: shortMarkup, bio: markup };
    note(await as(role).send('PATCH', '/auth/me/', own), `${role}'s name`);
  }
  for (const { as: role, path, body, fields } of withUrls) {
    for (const field of fields) {
      for (const url of hostileUrls) {
        note(await as(role).send('POST', path, { ...body, [field]: url }), `${field}: ${url}`);
      }
    }
  }
  for (const [role, path, body] of [
    ['designer', '/designers/profiles/onboarding/', designerFirm],
    ['vendor', '/designers/vendors/onboarding/', vendorFirm],
  ] as const) {
    for (const url of hostileUrls) {
      for (const link of [{ url }, { url: 'https://example.com/', image_url: url }]) {
        const featured_links = [{ type: 'article', title: markup, ...link }];
        note(await as(role).send('POST', path, { ...body, featured_links }), `link ${url}`);
      }
    }
    const saved = await as(role).send('POST', path, body);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  const designer = await as('designer').get('/designers/profiles/me/');
  const vendor = await as('vendor').get('/designers/vendors/me/');
  const architect = { name: shortMarkup, experience_years: 3, bio: markup };
  const made = await as('designer').send('POST', '/designers/principal-architects/', architect);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  for (const url of hostileUrls) {
    for (const field of ['linkedin_profile', 'portfolio_website']) {
      const path = `/designers/principal-architects/${made.body.id}/`;
      note(await as('designer').send('PATCH', path, { [field]: url }), `${field}: ${url}`);
    }
  }
  for (const role of ['designer', 'vendor']) {
    const items = await as(role).get('/designers/portfolio/');
    for (const { id } of [items.results ?? items].flat().slice(0, 2)) {
      const texts = { title: markup.slice(0, 190), description: markup };
      note(await as(role).send('PATCH', `/designers/portfolio/${id}/`, texts), 'portfolio');
    }
  }
  const ratings = {
    rating: 5,
    quality_rating: 5,
    delivery_rating: 5,
    communication_rating: 5,
    value_rating: 5,
  };
  const review = { ...ratings, vendor: vendor.id, title: shortMarkup, review_text: markup };
  const reviewed = await as('architect').send('POST', '/designers/vendor-reviews/', review);
  note(reviewed, 'review');
  const reviewId = reviewed.body?.id;
  note(
    await as('vendor').send('PUT', `/designers/vendor-reviews/${reviewId}/answer/`, {
      text: markup,
    }),
    'answer',
  );
  const report = { reason: 'other', text: markup };
  note(
    await as('client').send('POST', `/designers/vendor-reviews/${reviewId}/report/`, report),
    'report',
  );
  for (const to of [{ designer: designer.id }, { vendor: vendor.id }]) {
    const asked = {
      first_name: shortMarkup,
      last_name: shortMarkup,
      email: 'client@aangan.test',
      phone: '+91 98450 11223',
      project_type: 'other',
      project_description: markup,
      budget: 90_000_000,
      timeline: shortMarkup,
      ...to,
    };
    note(await as('client').send('POST', '/client/connect/', asked), 'request');
  }
  for (const [kind, { id }] of Object.entries({ designers: designer, vendors: vendor })) {
    await as('operator').send('POST', `/operator/${kind}/${id}/verify/`, {});
  }
  console.log(`texts and URLs: ${tried.accepted} stored, ${tried.refused} refused`);

  const addresses = [
    paths.home(),
    paths.designers(),
    paths.vendors(),
    paths.designers({ search: markup }),
    paths.designer(designer.id),
    paths.designerAbout(designer.id),
    paths.designerTeam(designer.id),
    paths.principalArchitect(made.body.id),
    paths.vendor(vendor.id),
    paths.vendorReviews(vendor.id),
    paths.vendorAbout(vendor.id),
    paths.connectionRequests(),
    paths.operator(),
    paths.profile(),
    paths.account(),
    paths.portfolio(),
    paths.designerPreview(),
    paths.vendorPreview(),
    `${paths.login()}?next=javascript:window.planted=1`,
  ];
  for (const role of roles) {
    if (role !== 'guest') await signedIn(page, role);
    let found = 0;
    for (const address of addresses) {
      await page.goto(address);
      await quiet(page);
      const planted = await plantedIn(page);
      expect.soft(planted, `${role} at ${address}`).toEqual([]);
      found += planted.length;
    }
    console.log(`${found === 0 ? '✓' : '✗'} ${role.padEnd(10)} ${addresses.length} pages`);
  }
});
