import { audit } from './audit.ts';
import { contactMessages } from './contact-messages.ts';
import { dashboard } from './dashboard.ts';
import { documents } from './documents.ts';
import { offers } from './offers.ts';
import { managedPaymentHandlers } from './payments.ts';
import { platform } from './platform.ts';
import { managedReviewHandlers } from './reviews.ts';
import { managedUsers } from './users.ts';

/** What only administrators ask for. */
export const administration = {
  ...audit,
  ...contactMessages,
  ...dashboard,
  ...documents,
  ...managedPaymentHandlers,
  ...managedReviewHandlers,
  ...managedUsers,
  ...offers,
  ...platform,
};
