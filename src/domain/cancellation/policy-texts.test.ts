import { expect, test } from 'vitest';
import { cancellationPolicyValues } from '../../api/contract/contract.ts';
import { policyTexts } from './policy-texts.ts';
import { refundSteps } from './refund.ts';

const SHARES: Readonly<Record<number, string>> = {
  1: 'Full refund',
  0.5: 'Half of what was paid is refunded',
  0: 'No refund',
};

test.each(cancellationPolicyValues)('the words of %s say what its terms are', (policy) => {
  const { message } = policyTexts[policy].rule;
  const [{ share, untilHours } = { share: 0, untilHours: 0 }] = refundSteps(policy);
  expect(message).toContain(SHARES[share]);
  const [amount, unit] = untilHours > 48 ? [untilHours / 24, 'days'] : [untilHours, 'hours'];
  expect(message?.includes(`until ${amount} ${unit} before the start`)).toBe(share > 0);
});
