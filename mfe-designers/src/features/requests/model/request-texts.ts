import { connectionProjectTypes, paths } from '@aangan/domain';
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

/** The label of a project type. */
export function projectTypeLabel(type: SentRequest['project_type']): string {
  return connectionProjectTypes.find(({ id }) => id === type)?.label ?? type;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The day of a moment: "1 November 2026". */
export function formatDay(moment: string): string {
  return day.format(new Date(moment));
}
