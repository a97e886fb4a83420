import { msg } from '@lingui/core/macro';

/** What each policy is called and says. */
export const policyTexts = {
  flexible: {
    name: msg`Flexible`,
    rule: msg`Full refund until 24 hours before the start; for days on a boat, until the end of the day two days before.`,
  },
  moderate: {
    name: msg`Moderate`,
    rule: msg`Half of what was paid is refunded until 48 hours before the start.`,
  },
  strict: {
    name: msg`Strict`,
    rule: msg`Half of what was paid is refunded until 7 days before the start.`,
  },
  no_refund: {
    name: msg`Non-refundable`,
    rule: msg`No refund if you cancel.`,
  },
};
