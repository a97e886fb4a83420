import { linkOptions } from '@tanstack/react-router';
import type { AuditRecordType } from '../../api/contract/types.ts';

/**
 * Where administrators see a record, as props of the router's `<Link>`; undefined for a kind that is not
 * known here yet. The record may be gone by now: its page says so. Places and stories are found by their
 * `slug`; without it the way leads to their list.
 */
export function recordWay(type: AuditRecordType, id: number, slug?: string) {
  const edit = slug === undefined ? {} : { edit: slug };
  switch (type) {
    case 'APPLICATION':
      return linkOptions({
        to: '/admin/captain-applications/$applicationId',
        params: { applicationId: String(id) },
      });
    case 'USER':
      return linkOptions({ to: '/admin/users/$userId', params: { userId: String(id) } });
    case 'BOOKING':
      return linkOptions({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } });
    case 'BOAT':
      return linkOptions({ to: '/boats/$boatId', params: { boatId: String(id) } });
    case 'TOUR':
      return linkOptions({ to: '/tours/$tourId', params: { tourId: String(id) } });
    case 'BOAT_DOCUMENT':
      return linkOptions({ to: '/admin/documents', search: { state: 'ALL', open: `BOAT-${id}` } });
    case 'TOUR_DOCUMENT':
      return linkOptions({ to: '/admin/documents', search: { state: 'ALL', open: `TOUR-${id}` } });
    case 'DESTINATION':
      return linkOptions({ to: '/admin/content', search: edit });
    case 'BLOG_POST':
      return linkOptions({ to: '/admin/content', search: { show: 'stories', ...edit } });
    case 'CONTACT_MESSAGE':
      return linkOptions({ to: '/admin/contact-messages', search: { open: id } });
    case 'PAYMENT':
      return linkOptions({ to: '/admin/bookings', search: { payment: id } });
    case 'REVIEW':
      return linkOptions({ to: '/admin/reviews', search: { review: id } });
    default:
      return undefined;
  }
}

/** What `recordWay` gives. */
export type RecordWay = NonNullable<ReturnType<typeof recordWay>>;
