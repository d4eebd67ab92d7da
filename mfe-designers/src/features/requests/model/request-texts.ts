import { connectionProjectTypes, dateFormat, formatRupees, paths } from '@aangan/domain';
import type { Speech } from '@aangan/firms';
import { msg } from '@lingui/core/macro';
import type { SentRequest } from '../api/requests-api.ts';

/** The sections of both pages, in their order. */
export const sections = [
  { status: 'pending', title: msg({ id: 'designers.pending', message: 'Pending' }) },
  { status: 'approved', title: msg({ id: 'designers.approved', message: 'Approved' }) },
  { status: 'rejected', title: msg({ id: 'designers.rejected', message: 'Rejected' }) },
  { status: 'closed', title: msg({ id: 'designers.closed', message: 'Closed' }) },
] as const;

/** The designer or vendor that a request was sent to; null for a firm that no longer exists. */
export function firmOf({ designer_details: designer, vendor_details: vendor }: SentRequest) {
  if (designer) return { ...designer, name: designer.full_name, page: paths.designer(designer.id) };
  if (vendor) return { ...vendor, name: vendor.company_name, page: paths.vendor(vendor.id) };
  return null;
}

/** What a request is about: what a vendor is asked for, or a project. An amount that was left open is not shown. */
export function factsOf(
  request: Omit<SentRequest, 'review'>,
  { i18n, say }: Speech,
): (readonly [term: string, value: string])[] {
  const { item, quantity, delivery_place, project_type, budget, timeline } = request;
  const money = budget > 0 ? ([[i18n._(terms.budget), formatRupees(budget)]] as const) : [];
  if (!item) {
    return [
      [i18n._(terms.project), say(labelOf(project_type))],
      [i18n._(terms.timeline), say(timeline)],
      ...money,
    ];
  }
  return [
    [i18n._(terms.item), item],
    [i18n._(terms.quantity), quantity],
    [i18n._(terms.place), delivery_place],
    [i18n._(terms.needed), say(timeline)],
    ...money,
  ];
}

const terms = {
  budget: msg({ id: 'designers.budget', message: 'Budget' }),
  project: msg({ id: 'designers.request-project', message: 'Project' }),
  timeline: msg({ id: 'designers.timeline', message: 'Timeline' }),
  item: msg({ id: 'designers.request-item', message: 'Asked for' }),
  quantity: msg({ id: 'designers.request-quantity', message: 'Quantity' }),
  place: msg({ id: 'designers.deliver-to', message: 'Deliver to' }),
  needed: msg({ id: 'designers.request-needed', message: 'Needed', comment: 'When.' }),
};

function labelOf(type: SentRequest['project_type']): string {
  return connectionProjectTypes.find(({ id }) => id === type)?.label ?? type;
}

/** The day of a moment: "1 November 2026". */
export function formatDay(moment: string, locale: string): string {
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return day.format(new Date(moment));
}
