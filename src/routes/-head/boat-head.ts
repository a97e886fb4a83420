import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Boat } from '../../api/contract/types.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import { boatTypeLabels } from '../../domain/boat/boat-type-labels.ts';
import { pageHead } from './page-head.ts';

/** `<head>` of a boat's page, with what search engines may show of it: price and rating. */
export function boatHead(boat: Boat) {
  const { id, name, location, capacity, shortDescription, images, rating, reviewCount } = boat;
  const type = i18n._(boatTypeLabels[boat.type]);
  const description =
    shortDescription ?? t`${name}: ${type} in ${location} for up to ${capacity} guests.`;
  const pictures = images.map(({ imageUrl }) => uploadUrl(imageUrl));
  return pageHead({
    title: name,
    description,
    path: `/boats/${id}`,
    image: pictures[0],
    data: {
      '@type': 'Product',
      name,
      description,
      category: type,
      ...(pictures.length > 0 && { image: pictures }),
      offers: {
        '@type': 'Offer',
        price: boat.fromPrice,
        priceCurrency: 'TRY',
        availability: `https://schema.org/${boat.nextAvailableDate ? 'InStock' : 'OutOfStock'}`,
      },
      ...(rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
    },
  });
}
