import type { Tour } from '../../api/contract/types.ts';
import { offerHead } from './offer-head.ts';

/** `<head>` of a tour's page. */
export function tourHead(tour: Tour) {
  const { id, name, description, tourImages, tourDates } = tour;
  return offerHead({
    ...tour,
    path: `/tours/${id}`,
    description: description || name,
    images: tourImages,
    isOpen: tourDates.some(({ availabilityStatus }) => availabilityStatus === 'AVAILABLE'),
  });
}
