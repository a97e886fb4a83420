import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { privacy } from '../../features/content/legal/privacy.ts';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/privacy')({
  staticData: { prerender: 'page' },
  head: () =>
    pageHead({
      title: t`Privacy policy`,
      description: t`Which details Pruva takes and why, who sees them, and how long they are kept.`,
      path: '/privacy',
    }),
  component: () => <LegalPage document={privacy} />,
});
