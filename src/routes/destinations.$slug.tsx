import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Destination } from '../api/contract/types.ts';
import { ApiError } from '../api/errors/api-error.ts';
import { destinationQuery } from '../api/resources/content/queries.ts';
import { uploadUrl } from '../api/upload-path.ts';
import { DestinationPage } from '../features/discover/destination/destination-page.tsx';
import { DestinationPending } from '../features/discover/destination/destination-pending.tsx';
import { currentLocale } from '../i18n/locale.ts';
import { pageHead } from './-head/page-head.ts';
import { keepShown } from './-offer/keep-shown.ts';

const load = keepShown<Destination>();

export const Route = createFileRoute('/destinations/$slug')({
  staticData: { prerender: 'skeleton' },
  loader: async ({ context, params: { slug }, cause }) => {
    const place = await load({ key: slug, cause }, () =>
      context.queryClient.ensureQueryData(destinationQuery(slug)),
    );
    if (!(place instanceof ApiError)) return place;
    // A text that can be no slug is answered 400.
    throw place.status === 404 || place.status === 400 ? notFound() : place;
  },
  head: ({ loaderData: place, params: { slug } }) => {
    if (!place) return {};
    const { name, region, latitude, longitude } = place;
    return pageHead({
      title: t`${name}: boats and tours`,
      description: `${place.summary[currentLocale()]} ${place.description[currentLocale()]}`,
      path: `/destinations/${slug}`,
      image: uploadUrl(place.image),
      data: {
        '@type': 'TouristDestination',
        name,
        description: place.description[currentLocale()],
        containedInPlace: { '@type': 'AdministrativeArea', name: region },
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
      },
    });
  },
  pendingComponent: DestinationPending,
  component: DestinationRoute,
});

function DestinationRoute() {
  const { slug } = Route.useParams();
  const loaded = Route.useLoaderData();
  const { data: place = loaded } = useQuery(destinationQuery(slug));
  return <DestinationPage key={slug} place={place} />;
}
