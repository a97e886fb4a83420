import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * What the pages of the administration are called in the browser, by their route. The layout loads them
 * with its own code: named in the routes, they would be on every page of the site.
 */
export const titles: Readonly<Record<string, MessageDescriptor>> = {
  '/_signed-in/admin/audit': msg`Audit`,
  '/_signed-in/admin/bookings/$bookingId': msg`Booking`,
  '/_signed-in/admin/bookings/': msg`Bookings and payments`,
  '/_signed-in/admin/captain-applications/$applicationId': msg`Captain application`,
  '/_signed-in/admin/captain-applications/': msg`Captain applications`,
  '/_signed-in/admin/contact-messages': msg`Contact messages`,
  '/_signed-in/admin/content': msg`Places and stories`,
  '/_signed-in/admin/documents': msg`Documents to verify`,
  '/_signed-in/admin/': msg`Office`,
  '/_signed-in/admin/offers': msg`Boats and tours`,
  '/_signed-in/admin/reviews': msg`Reviews`,
  '/_signed-in/admin/users/$userId': msg`User`,
  '/_signed-in/admin/users/': msg`Users`,
};
