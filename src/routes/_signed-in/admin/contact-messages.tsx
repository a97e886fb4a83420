import { createFileRoute } from '@tanstack/react-router';
import { ContactMessagesPage } from '../../../features/admin/contact-messages/contact-messages-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/contact-messages')({
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
