import { useState } from 'react';
import type { ContactMessageCreate } from '../../../api/contract/types.ts';
import { sendContactMessage } from '../../../api/resources/contact-messages/mutations.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useDraft } from '../../../forms/draft/draft.ts';
import { createKeyedCalls } from '../../../forms/submission/keyed-calls.ts';
import { useSubmission } from '../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import {
  contactErrors,
  contactLimit,
  emptyMessage,
  isIncomplete,
  trimmed,
} from './contact-rules.ts';

/** The state of the contact form. What is typed stays until it has been received. */
export function useContactForm(onSent: (message: ContactMessageCreate) => void) {
  const user = useSession();
  const [keyed] = useState(createKeyedCalls);
  const [incomplete, setIncomplete] = useState(false);
  const { failure, submit, dismiss } = useSubmission<ContactMessageCreate>({
    limit: contactLimit,
    async send(values) {
      setIncomplete(false);
      const message = trimmed(values);
      await keyed(message, (idempotencyKey) => sendContactMessage({ message, idempotencyKey }));
      onSent(message);
    },
  });
  const form = useAppForm({
    defaultValues: emptyMessage,
    ...checkedBy(contactErrors),
    onSubmit: submit,
    onSubmitInvalid({ value }) {
      setIncomplete(isIncomplete(value));
      dismiss();
    },
  });
  // Whoever signs in next in this tab finds nobody else's words.
  useDraft(form, user ? `contact message of ${user.id}` : 'contact message');
  return { form, failure, incomplete };
}
