import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { designerInfo, vendorInfo } from './basic-info.ts';

const nextYear = new Date().getFullYear() + 1;
const phone = 'Please enter a valid phone number';
const url = 'Please enter a valid URL';
const linkedin = 'Please enter a valid LinkedIn URL';
const instagram = 'Please enter a valid Instagram URL';
const scheme = 'it begins with another word than http or https';
const choice = (value: string) => `"${value}" is not a valid choice.`;

/** A field, a value that is refused, and the words it is refused with. */
const shared: [string, unknown, unknown][] = [
  ['establishment_year', 1899, 'Establishment year cannot be before 1900'],
  ['establishment_year', nextYear, 'Establishment year cannot be in the future'],
  ['establishment_year', 'soon', 'A valid integer is required.'],
  ['head_office_address', ' ', 'This field may not be blank.'],
  ['team_strength', 0, 'Team strength must be at least 1'],
  ['team_strength', 99999999999, 'Ensure this value is less than or equal to 1000000.'],
  ['projects_completed', -1, 'Ensure this value is greater than or equal to 0.'],
  ['projects_completed', 1.5, 'A valid integer is required.'],
  ['spoc_name', '', 'This field may not be blank.'],
  ['spoc_phone', 'call me', phone],
  ['spoc_phone', '(080) 41', phone],
  [
    'linkedin_profile',
    'https://linkedin.com.evil.example/x',
    `${linkedin}: it is not on linkedin.com`,
  ],
  [
    'linkedin_profile',
    'https://in.linkedin.com/in/é"><script>a',
    `${linkedin}: it has a character that no address has`,
  ],
  ['spoc_phone', '+91 2', phone],
  ['instagram_profile', 'javascript:alert(1)', `${instagram}: ${scheme}`],
  [
    'instagram_profile',
    'https://instagram.com.evil.example/x',
    `${instagram}: it is not on instagram.com`,
  ],
  [
    'featured_links',
    [
      { type: 'youtube', url: 'https://studio.example/film', title: '' },
      { type: 'youtube', url: 'https://www.youtube.com/@studio', title: 'Our films' },
    ],
    { 1: { url: ['Invalid YouTube URL'] } },
  ],
];

const rules = {
  designer: {
    path: 'profiles',
    info: designerInfo,
    refused: [
      ...shared,
      ['specializations', [], 'Please select at least one specialization'],
      [
        'specializations',
        'apartments villas coliving luxury modular corporate retail fnb wellness hospitality coworking'.split(
          ' ',
        ),
        'Maximum 10 specializations selected',
      ],
      ['specializations', ['paint'], { 0: [choice('paint')] }],
      [
        'styles',
        'modern minimal japandi coastal colonial'.split(' '),
        'Please choose at most 4 styles',
      ],
      ['styles', ['modern', 'gothic', 'जापांडी'], { 1: [choice('gothic')], 2: [choice('जापांडी')] }],
      ['styles', 'modern', 'Expected a list of items but got type "str".'],
      ['bio', 'Too short', 'Bio should be at least 10 characters'],
      ['portfolio_website', 'studio', `${url}, such as www.studio.in`],
      ['min_project_size', -1, 'Ensure this value is greater than or equal to 0.'],
      ['fee_range_min', 401, 'Ensure this value is less than or equal to 400.'],
      [
        'min_project_budget',
        1_000_000_000_001,
        'Ensure this value is less than or equal to 1000000000000.',
      ],
      ['min_project_budget', 10.5, 'A valid integer is required.'],
      ['fee_range_max', -5, 'Ensure this value is greater than or equal to 0.'],
      [
        'featured_links',
        [{ type: 'catalogue', url: 'https://a.example', title: 'A' }],
        { 0: { type: [choice('catalogue')] } },
      ],
      [
        'featured_links',
        [{ url: 'https://a.example', title: 'A' }],
        { 0: { type: ['This field is required.'] } },
      ],
      [
        'featured_links',
        [{ type: 'blog', url: 'ftp://a.example', title: 'A', image_url: 'data:x' }],
        { 0: { url: [`${url}: ${scheme}`], image_url: [`${url}: ${scheme}`] } },
      ],
    ] as [string, unknown, unknown][],
  },
  vendor: {
    path: 'vendors',
    info: vendorInfo,
    refused: [
      ...shared,
      ['vendor_type', '', 'Vendor type is required'],
      ['vendor_type', 'shop', choice('shop')],
      ['specializations', [], 'Please select at least one category'],
      ['specializations', ['villas'], { 0: [choice('villas')] }],
      ['min_order_value', -1, 'Ensure this value is greater than or equal to 0.'],
      ['website', 'tiles', `${url}, such as www.studio.in`],
      [
        'certifications',
        [{ name: 'BIS' }, { name: 'ISO 9001', year: nextYear }],
        { 1: { year: ['The year cannot be in the future'] } },
      ],
      [
        'certifications',
        [{ name: 'ISO 9001', year: 1899 }],
        { 0: { year: ['Please enter a year, such as 2019'] } },
      ],
      ['certifications', [{ year: 2019 }], { 0: { name: ['This field is required.'] } }],
    ] as [string, unknown, unknown][],
  },
};

for (const [role, { path, info, refused }] of Object.entries(rules)) {
  describe(`what ${path} onboarding refuses`, () => {
    let api: TestApi;
    let headers: Record<string, string>;
    before(async () => {
      api = await startTestApi();
      ({ headers } = await signUp(api, role as 'designer' | 'vendor'));
    });
    after(() => api.stop());
    const save = (body: object) =>
      api.post(`/api/designers/${path}/onboarding/`, body, { headers });

    for (const [field, value, words] of refused) {
      test(`${field}: ${JSON.stringify(value).slice(0, 60)}`, async () => {
        const answer = await save({ ...info, [field]: value });
        assert.equal(answer.statusCode, 400, answer.body);
        assert.deepEqual(
          answer.json(),
          withCodes({ [field]: typeof words === 'string' ? [words] : words }),
        );
      });
    }

    test('nothing of it was stored, and the bounds themselves are fine', async () => {
      assert.equal((await api.get(`/api/designers/${path}/me/`, headers)).statusCode, 404);
      const atTheEdge = {
        ...info,
        establishment_year: String(nextYear - 1),
        team_strength: 1,
        projects_completed: 0,
        min_project_budget: 1_000_000_000_000,
        min_order_value: 0,
        portfolio_website: 'HTTPS://Studio.example/a',
        fee_range_min: 400,
        spoc_phone: '10 20 30',
        certifications: [{ name: 'ISO 9001', year: nextYear - 1 }],
        specializations: [info.specializations[0], info.specializations[0]],
      };
      const answer = await save(atTheEdge);
      assert.equal(answer.statusCode, 201, answer.body);
      assert.deepEqual(answer.json().specializations, [info.specializations[0]]);
    });
  });
}
