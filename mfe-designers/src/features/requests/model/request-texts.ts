import { connectionProjectTypes, formatRupees, paths } from '@aangan/domain';
import type { SentRequest } from '../api/requests-api.ts';

/** The sections of both pages, in their order. */
export const sections = [
  { status: 'pending', title: 'Pending' },
  { status: 'approved', title: 'Approved' },
  { status: 'rejected', title: 'Rejected' },
] as const;

/** The designer or vendor that a request was sent to; null for a firm that no longer exists. */
export function firmOf({ designer_details: designer, vendor_details: vendor }: SentRequest) {
  if (designer) return { ...designer, name: designer.full_name, page: paths.designer(designer.id) };
  if (vendor) return { ...vendor, name: vendor.company_name, page: paths.vendor(vendor.id) };
  return null;
}

/** What a request is about: what a vendor is asked for, or a project. An amount that was left open is not shown. */
export function factsOf(request: SentRequest): (readonly [term: string, value: string])[] {
  const { item, quantity, delivery_place, project_type, budget, timeline } = request;
  const money = budget > 0 ? ([['Budget', formatRupees(budget)]] as const) : [];
  if (!item) return [['Project', labelOf(project_type)], ['Timeline', timeline], ...money];
  return [
    ['Asked for', item],
    ['Quantity', quantity],
    ['Deliver to', delivery_place],
    ['Needed', timeline],
    ...money,
  ];
}

function labelOf(type: SentRequest['project_type']): string {
  return connectionProjectTypes.find(({ id }) => id === type)?.label ?? type;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The day of a moment: "1 November 2026". */
export function formatDay(moment: string): string {
  return day.format(new Date(moment));
}
