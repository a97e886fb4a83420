import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/content/about/about-page.tsx';
import { FleetFigures } from '../../features/discover/home/first-view/fleet-figures.tsx';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/about')({
  staticData: { prerender: 'page' },
  head: () =>
    pageHead({
      title: t`About`,
      description: t`Since 2015 Pruva has brought together captains and guests on the Turkish coast: open prices, clear terms, real reviews.`,
      path: '/about',
    }),
  component: () => <AboutPage figures={<FleetFigures enabled />} />,
});
