import type { Edit } from '../../tools/copied-remote.ts';

/** A change that a team makes to its remote. */
export interface RemoteChange {
  title: string;
  remote: string;
  edits: readonly Edit[];
  /** The rule of the gate that refuses it; null for a change that harms nobody. */
  rule: string | null;
}

const connectButton = 'src/features/connect/components/connect-button.tsx';
const buttonProps = 'function GetInTouch({ addressee, about, label }: ConnectButtonProps) {';
const buttonWith = (props: string, before = ''): Edit => ({
  file: connectButton,
  from: buttonProps,
  to: `function GetInTouch(props: ${props}) {\n  const { addressee, about, label } = props as never as ConnectButtonProps;${before}`,
});

const authPanel = 'src/features/auth-panel/components/auth-panel.tsx';
const panelWith = (props: string): Edit[] => [
  {
    file: authPanel,
    from: 'export function AuthPanel(props: AuthPanelProps) {',
    to: `export function AuthPanel(given: ${props}) {\n  const props = given as never as AuthPanelProps;`,
  },
];

const getVendor = {
  file: 'src/features/vendor-profile/api/get-vendor.ts',
  from: "endpoint('get', '/designers/vendors/{id}/', { params: { id } })",
};
const vendorsManifest = (from: string, to: string): Edit => ({ file: 'remote.json', from, to });
const contactSlot = 'src/app/contact-slot.tsx';
const passed = 'props={{ addressee: addresseeOf(vendor) }}';
const vendorsPage = 'src/app/vendors-page.tsx';
const vendorAbout = (body: string): Edit => ({
  file: 'src/app/vendor-about-page.tsx',
  from: 'function VendorAboutWithAction() {',
  to: `function VendorAboutWithAction() {\n${body}`,
});

/** Changes that break what others use, or the site. */
export const breakingChanges: readonly RemoteChange[] = [
  {
    title: 'a part requires one more prop',
    remote: 'designers',
    rule: 'passed props',
    edits: [buttonWith('ConnectButtonProps & { size: number }')],
  },
  {
    title: 'a part calls a prop differently',
    remote: 'designers',
    rule: 'passed props',
    edits: [buttonWith("{ to: ConnectButtonProps['addressee']; label?: string }")],
  },
  {
    title: 'a part takes fewer kinds of firms',
    remote: 'designers',
    rule: 'passed props',
    edits: [buttonWith("ConnectButtonProps & { addressee: { kind: 'designer' } }")],
  },
  {
    title: 'a part takes another type of id',
    remote: 'designers',
    rule: 'passed props',
    edits: [
      buttonWith("{ addressee: Omit<ConnectButtonProps['addressee'], 'id'> & { id: string } }"),
    ],
  },
  {
    title: 'a part no longer takes a prop',
    remote: 'auth',
    rule: 'passed props',
    edits: panelWith("Omit<AuthPanelProps, 'prefill'>"),
  },
  {
    title: 'a part no longer takes a field of a prop',
    remote: 'auth',
    rule: 'passed props',
    edits: panelWith("Omit<AuthPanelProps, 'prefill'> & { prefill?: { email?: string } }"),
  },
  {
    title: 'a part calls back with less',
    remote: 'auth',
    rule: 'passed props',
    edits: panelWith(
      "Omit<AuthPanelProps, 'onAuthenticated'> & { onAuthenticated: (user: { id: number }) => void }",
    ),
  },
  {
    title: 'a part calls a mode differently',
    remote: 'auth',
    rule: 'passed props',
    edits: panelWith(
      "Omit<AuthPanelProps, 'initialMode'> & { initialMode?: 'sign-in' | 'register' }",
    ),
  },
  {
    title: 'a part without props requires one',
    remote: 'vendors',
    rule: 'passed props',
    edits: [
      {
        file: 'src/app/profile-preview.tsx',
        from: 'function OwnPreview() {',
        to: 'function OwnPreview(_props: { step: number }) {',
      },
    ],
  },
  {
    title: 'a consumer passes an unknown prop',
    remote: 'vendors',
    rule: 'passed props',
    edits: [
      {
        file: contactSlot,
        from: passed,
        to: "props={{ addressee: addresseeOf(vendor), tone: 'calm' }}",
      },
    ],
  },
  {
    title: 'a part is no longer exposed',
    remote: 'designers',
    rule: 'consumed modules',
    edits: [vendorsManifest('    "./ProfilePreview": "./src/app/profile-preview.tsx",\n', '')],
  },
  {
    title: 'a part is consumed that nobody exposes',
    remote: 'onboarding',
    rule: 'consumed modules',
    edits: [
      vendorsManifest('"designers": ["./ProfilePreview"]', '"designers": ["./ProfilePanel"]'),
      vendorsManifest('"vendors": ["./ProfilePreview"]', '"vendors": ["./ProfilePanel"]'),
      {
        file: 'src/features/social/components/preview-step.tsx',
        from: 'expose="./ProfilePreview"',
        to: 'expose="./ProfilePanel"',
      },
    ],
  },
  {
    title: 'a slot goes away that another remote is in',
    remote: 'vendors',
    rule: 'slots',
    edits: [
      vendorsManifest('"vendor.page.contact"', '"vendor.page.other"'),
      { file: contactSlot, from: 'name="vendor.page.contact"', to: 'name="vendor.page.other"' },
    ],
  },
  {
    title: 'an extension is for a slot that nobody declares',
    remote: 'designers',
    rule: 'slots',
    edits: [vendorsManifest('"vendor.page.contact"', '"vendor.page.nowhere"')],
  },
  {
    title: 'a call that the API does not have',
    remote: 'vendors',
    rule: 'API operations',
    edits: [
      {
        ...getVendor,
        to: "endpoint('get', '/designers/suppliers/{id}/' as '/designers/vendors/{id}/', { params: { id } })".replace(
          " as '/designers/vendors/{id}/'",
          '',
        ),
      },
    ],
  },
  {
    title: 'a call with an unknown parameter',
    remote: 'vendors',
    rule: 'API operations',
    edits: [
      {
        ...getVendor,
        to: "endpoint('get', '/designers/vendors/{id}/', { params: { id }, query: { colour: 'red' } } as never as { params: { id: number }; query: { colour: string } })",
      },
    ],
  },
  {
    title: 'first data that the API does not have',
    remote: 'vendors',
    rule: 'API operations',
    edits: [
      vendorsManifest(
        '"data": ["/api/designers/vendors/:id/"]',
        '"data": ["/api/designers/suppliers/:id/"]',
      ),
    ],
  },
  {
    title: 'a page needs a browser while it renders',
    remote: 'vendors',
    rule: 'rendered pages',
    edits: [vendorAbout('  if (window.innerWidth < 100) return null;')],
  },
  {
    title: 'a page computes without end',
    remote: 'vendors',
    rule: 'rendered pages',
    edits: [vendorAbout('  for (let count = 0; count >= 0; ) count = (count + 1) % 7;')],
  },
  {
    title: 'a page at an address of another remote',
    remote: 'vendors',
    rule: 'paths',
    edits: [vendorsManifest('"path": "/vendors/:id/about"', '"path": "/designers/:id/about"')],
  },
  {
    title: 'a page for an audience that is not there',
    remote: 'vendors',
    rule: 'audiences',
    edits: [vendorsManifest('"for": ["designer", "architect"]', '"for": ["designer", "builder"]')],
  },
  {
    title: 'a name that no React has',
    remote: 'vendors',
    rule: 'shared names',
    edits: [
      {
        file: vendorsPage,
        from: "import { withApi } from '@aangan/host';",
        to: "import { withApi } from '@aangan/host';\nimport { useTomorrow } from 'react';",
      },
      {
        file: vendorsPage,
        from: 'withApi(listingApi, VendorsListing)',
        to: 'withApi(listingApi, useTomorrow ? VendorsListing : VendorsListing)',
      },
    ],
  },
  {
    title: 'more JavaScript than the budget',
    remote: 'vendors',
    rule: 'budgets',
    edits: [vendorsManifest('"budgets": {', '"budgets": {\n    "./VendorsPage": 1000,')],
  },
];

/** Changes that harm nobody. */
export const harmlessChanges: readonly RemoteChange[] = [
  {
    title: 'a part takes one more prop, which may be left out',
    remote: 'designers',
    rule: null,
    edits: [buttonWith('ConnectButtonProps & { size?: number }')],
  },
  {
    title: 'a part takes more kinds of firms',
    remote: 'designers',
    rule: null,
    edits: [
      buttonWith(
        "{ addressee: Omit<ConnectButtonProps['addressee'], 'kind'> & { kind: 'designer' | 'vendor' | 'builder' }; label?: string }",
      ),
    ],
  },
  {
    title: 'a field of a prop may be left out',
    remote: 'designers',
    rule: null,
    edits: [
      buttonWith(
        "{ addressee: Omit<ConnectButtonProps['addressee'], 'minimumBudget'> & { minimumBudget?: number | null } }",
      ),
    ],
  },
  {
    title: 'a prop that nobody passes is gone',
    remote: 'designers',
    rule: null,
    edits: [buttonWith("Pick<ConnectButtonProps, 'addressee'>")],
  },
  {
    title: 'a part calls back with more',
    remote: 'auth',
    rule: null,
    edits: panelWith(
      "Omit<AuthPanelProps, 'onAuthenticated'> & { onAuthenticated: (user: User & { greeting: string }) => void }",
    ),
  },
  {
    title: 'a callback may be left out',
    remote: 'auth',
    rule: null,
    edits: panelWith(
      "Omit<AuthPanelProps, 'onAuthenticated'> & Partial<Pick<AuthPanelProps, 'onAuthenticated'>>",
    ),
  },
  {
    title: 'a type has another name',
    remote: 'auth',
    rule: null,
    edits: [
      ...panelWith('PanelProperties'),
      {
        file: authPanel,
        from: 'const headings:',
        to: 'type PanelProperties = AuthPanelProps;\nconst headings:',
      },
    ],
  },
  {
    title: 'a consumer passes one more prop, which is known',
    remote: 'vendors',
    rule: null,
    edits: [
      {
        file: contactSlot,
        from: passed,
        to: "props={{ addressee: addresseeOf(vendor), label: 'ASK THEM' }}",
      },
    ],
  },
  {
    title: 'a consumer passes an object from elsewhere',
    remote: 'vendors',
    rule: null,
    edits: [
      {
        file: contactSlot,
        from: passed,
        to: 'props={Object.freeze({ addressee: addresseeOf(vendor) })}',
      },
    ],
  },
  {
    title: 'a part that nobody consumes yet',
    remote: 'vendors',
    rule: null,
    edits: [
      vendorsManifest(
        '  "exposes": {',
        '  "exposes": {\n    "./VendorBadge": "./src/app/vendor-badge.tsx",',
      ),
      {
        file: 'src/app/vendor-badge.tsx',
        from: '',
        to: 'export function VendorBadge({ level }: { level: 1 | 2 }) {\n  return <b>{level}</b>;\n}\n',
      },
    ],
  },
  {
    title: 'a page more',
    remote: 'vendors',
    rule: null,
    edits: [
      vendorsManifest(
        '  "routes": [',
        '  "routes": [\n    { "path": "/vendors/all", "expose": "./VendorsPage" },',
      ),
    ],
  },
  {
    title: 'a head less',
    remote: 'vendors',
    rule: null,
    edits: [
      vendorsManifest('    "./VendorAboutHead": "./src/app/vendor-about-head.ts",\n', ''),
      vendorsManifest(',\n      "head": "./VendorAboutHead"', ''),
    ],
  },
  {
    title: 'another call that the API has',
    remote: 'vendors',
    rule: null,
    edits: [
      {
        ...getVendor,
        to: "endpoint('get', '/designers/profiles/{id}/', { params: { id } }) as never",
      },
    ],
  },
  {
    title: 'a parameter less, which may be left out',
    remote: 'vendors',
    rule: null,
    edits: [
      {
        file: 'src/features/reviews/api/reviews-api.ts',
        from: 'query: { vendor_id: vendorId, page },',
        to: 'query: { vendor_id: vendorId },\n    ...(page > 1 && {}),',
      },
    ],
  },
  {
    title: 'a page uses the browser after it was shown',
    remote: 'vendors',
    rule: null,
    edits: [
      vendorAbout('  useEffect(() => void window.scrollTo(0, 0), []);'),
      {
        file: 'src/app/vendor-about-page.tsx',
        from: 'import { withApi }',
        to: "import { useEffect } from 'react';\nimport { withApi }",
      },
    ],
  },
  {
    title: 'a budget that is kept',
    remote: 'vendors',
    rule: null,
    edits: [vendorsManifest('"budgets": {', '"budgets": {\n    "./VendorsPage": 200000,')],
  },
  {
    title: 'other words on a page',
    remote: 'vendors',
    rule: null,
    edits: [
      {
        file: vendorsPage,
        from: 'export const VendorsPage = withApi(listingApi, VendorsListing);',
        to: 'function Page() {\n  return (\n    <>\n      <p>Everything for a home.</p>\n      <VendorsListing />\n    </>\n  );\n}\n\nexport const VendorsPage = withApi(listingApi, Page);',
      },
    ],
  },
];
