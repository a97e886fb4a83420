import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { destinationsQuery } from '../api/resources/content/queries.ts';
import { DestinationsPage } from '../features/discover/destination/destinations-page.tsx';
import { pageHead } from './-head/page-head.ts';

export const Route = createFileRoute('/destinations/')({
  staticData: { prerender: 'skeleton' },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(destinationsQuery());
  },
  head: () =>
    pageHead({
      title: t`Places`,
      description: t`The places on the Turkish coast from which boats and tours set out, from İstanbul to Antalya.`,
      path: '/destinations',
    }),
  component: DestinationsPage,
});
