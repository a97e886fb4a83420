import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UsersPage } from '../../../features/admin/users/users-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/users/')({
  head: () => privateHead(t`Users`),
  component: UsersPage,
});
