import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactMessagesPage } from '../../../features/admin/contact-messages/contact-messages-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/contact-messages')({
  head: () => privateHead(t`Contact messages`),
  component: ContactMessagesPage,
});
