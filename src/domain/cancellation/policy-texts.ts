import { msg } from '@lingui/core/macro';

/** What each policy is called and says. */
export const policyTexts = {
  flexible: {
    name: msg`Flexible`,
    rule: msg`Everything comes back until 24 hours before the start.`,
  },
  moderate: {
    name: msg`Moderate`,
    rule: msg`Half of what was paid comes back until 48 hours before the start.`,
  },
  strict: {
    name: msg`Strict`,
    rule: msg`Half of what was paid comes back until 7 days before the start.`,
  },
  no_refund: {
    name: msg`Non-refundable`,
    rule: msg`Nothing comes back when you cancel.`,
  },
};
