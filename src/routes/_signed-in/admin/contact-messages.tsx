import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactMessagesPage } from '../../../features/admin/contact-messages/contact-messages-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/admin/contact-messages')({
  head: () => privateHead(t`Contact messages`),
  component: ContactMessagesRoute,
});

function ContactMessagesRoute() {
  const navigate = Route.useNavigate();
  return (
    <ContactMessagesPage
      search={Route.useSearch()}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
