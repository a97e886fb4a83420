import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { terms } from '../../features/content/legal/terms.ts';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/terms')({
  staticData: { prerender: 'page' },
  head: () =>
    pageHead({
      title: t`Terms of use`,
      description: t`How booking, deposit, payment, reviews and captains’ duties work on Pruva.`,
      path: '/terms',
    }),
  component: () => <LegalPage document={terms} />,
});
