import { createFileRoute } from '@tanstack/react-router';
import { ContactMessagesPage } from '../../../features/admin/contact-messages/contact-messages-page.tsx';

export const Route = createFileRoute('/_signed-in/admin/contact-messages')({
  component: ContactMessagesPage,
});
