// Generated from the contract by `npm run generate`. Do not edit.

export const cancellationPolicyValues = [
  "flexible",
  "moderate",
  "strict",
  "no_refund"
] as const;
