import { createFileRoute } from '@tanstack/react-router';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { ContactMessagesPage } from '../../../features/admin/contact-messages/contact-messages-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/contact-messages')({
  component: ContactMessagesRoute,
});

function ContactMessagesRoute() {
  return <ContactMessagesPage {...useListLocation()} />;
}
