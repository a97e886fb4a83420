import { msg } from '@lingui/core/macro';
import { vContactMessageCreate } from '../../../api/contract/request-schemas.ts';
import type { ContactMessageCreate } from '../../../api/contract/types.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { schemaErrors } from '../../../forms/schema-errors.ts';
import { createRateLimit } from '../../../forms/submission/rate-limit.ts';

export const emptyMessage: ContactMessageCreate = { name: '', email: '', subject: '', message: '' };

/** It stands for as long as the app is open, so that leaving the page does not reset it. */
export const contactLimit = createRateLimit();

/** What is sent: without spaces at either end. */
export function trimmed(values: ContactMessageCreate): ContactMessageCreate {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    subject: values.subject.trim(),
    message: values.message.trim(),
  };
}

/** Whether a field is still empty. */
export function isIncomplete(values: ContactMessageCreate): boolean {
  return Object.values(trimmed(values)).includes('');
}

/** What is wrong with a filled-in message, by the rules of the contract. */
export function contactErrors(values: ContactMessageCreate): FieldErrors<ContactMessageCreate> {
  return schemaErrors(vContactMessageCreate, trimmed(values), {
    name: { required: msg`Your name is required` },
    email: { required: msg`Your e-mail address is required` },
    subject: { required: msg`Tell us in a few words what it is about` },
    message: { required: msg`The message is empty` },
  });
}
