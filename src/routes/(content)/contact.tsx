import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/content/contact/contact-page.tsx';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/contact')({
  staticData: { prerender: 'page' },
  head: () =>
    pageHead({
      title: t`Contact`,
      description: t`Write to Pruva: every day between 09:00 and 22:00 somebody answers. With what is asked most about deposit, cancellation and captains.`,
      path: '/contact',
    }),
  component: ContactPage,
});
