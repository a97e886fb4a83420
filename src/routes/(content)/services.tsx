import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { serviceOfferingsQuery } from '../../api/resources/content/queries.ts';
import { ServicesPage } from '../../features/content/services/services-page.tsx';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/services')({
  staticData: { prerender: 'page' },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(serviceOfferingsQuery());
  },
  head: () =>
    pageHead({
      title: t`Services`,
      description: t`Boats with captain and crew by the day or by the hour, guided tours, and what can be added on board: food, music, water sports and transfers.`,
      path: '/services',
    }),
  component: ServicesPage,
});
