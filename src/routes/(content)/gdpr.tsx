import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { gdpr } from '../../features/content/legal/gdpr.ts';
import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/gdpr')({
  staticData: { prerender: 'page' },
  head: () =>
    pageHead({
      title: t`Personal data (KVKK)`,
      description: t`On what basis Pruva processes personal data under the Turkish law no. 6698, your rights and how to use them.`,
      path: '/gdpr',
    }),
  component: () => <LegalPage document={gdpr} />,
});
