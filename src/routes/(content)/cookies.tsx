import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { cookies } from '../../features/content/legal/cookies.ts';
import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/cookies')({
  staticData: { prerender: 'page' },
  head: () =>
    pageHead({
      title: t`Cookie policy`,
      description: t`The few cookies that Pruva needs to work, what stays in your browser, and how to delete both.`,
      path: '/cookies',
    }),
  component: () => <LegalPage document={cookies} />,
});
