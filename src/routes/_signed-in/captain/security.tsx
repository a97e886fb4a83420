import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../../../features/captain/security/security-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/security')({
  head: () => privateHead(t`Security`),
  component: SecurityPage,
});
