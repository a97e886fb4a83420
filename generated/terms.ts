// Generated from the contract by `npm run generate`. Do not edit.

export const bookingQuoteDepositAmountShare = 0.2 as const;

export const generalPolicy = "flexible" as const;

export const refundTerms = {
  "flexible": [
    {
      "share": 1,
      "untilHours": 24
    }
  ],
  "moderate": [
    {
      "share": 0.5,
      "untilHours": 48
    }
  ],
  "strict": [
    {
      "share": 0.5,
      "untilHours": 168
    }
  ],
  "no_refund": []
} as const;
