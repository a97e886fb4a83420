import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { cancellation } from '../../features/content/legal/cancellation.ts';
import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { PolicyTerms } from '../../features/content/legal/policy-terms.tsx';
import { pageHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/(content)/cancellation')({
  staticData: { prerender: 'page' },
  head: () =>
    pageHead({
      title: t`Cancellation and refunds`,
      description: t`How much you get back when you cancel a boat or tour: the four terms with a worked example of each.`,
      path: '/cancellation',
    }),
  component: () => (
    <LegalPage document={cancellation}>
      <PolicyTerms />
    </LegalPage>
  ),
});
