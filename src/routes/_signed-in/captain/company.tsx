import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../../../features/captain/company/company-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/company')({
  head: () => privateHead(t`My company`),
  component: CompanyRoute,
});

function CompanyRoute() {
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <CompanyPage hostId={hostId} />;
}
