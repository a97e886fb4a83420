import type { Schemas } from '../../store/records.ts';

/** From this amount on, in lira, a credit card asks for 3-D Secure; other cards always do. */
const THREE_DS_FROM = 1000;

/** Whether the bank refuses a card: its token says so, as those of a payment provider's test cards do. */
export function isDeclined(cardToken: string): boolean {
  return /declined|insufficient|expired|stolen/i.test(cardToken);
}

/** The first digits by which a network is known, the longest first. */
const SCHEMES: readonly [RegExp, Schemas['CardScheme']][] = [
  [/^(9792|65)/, 'TROY'],
  [/^3[47]/, 'AMEX'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'MASTERCARD'],
  [/^4/, 'VISA'],
];

/** Cards whose bank and kind are known by six digits. */
const KNOWN: Record<string, { bankName: string; cardType: Schemas['CardType'] }> = {
  979212: { bankName: 'Örnek Bankası', cardType: 'DEBIT' },
  979206: { bankName: 'Örnek Bankası', cardType: 'CREDIT' },
  435508: { bankName: 'Marmara Katılım', cardType: 'CREDIT' },
  454671: { bankName: 'Marmara Katılım', cardType: 'DEBIT' },
  540667: { bankName: 'Ege Bankası', cardType: 'CREDIT' },
  531102: { bankName: 'Ege Bankası', cardType: 'PREPAID' },
  375622: { bankName: 'Akdeniz Bankası', cardType: 'CREDIT' },
};

/**
 * What the first 6 to 8 digits of a card tell, and whether an amount in lira asks for 3-D Secure;
 * undefined when no network has such cards.
 */
export function cardBin(binNumber: string, amount: number): Schemas['CardBin'] | undefined {
  const scheme = SCHEMES.find(([digits]) => digits.test(binNumber))?.[1];
  if (!scheme) return undefined;
  const known = KNOWN[binNumber.slice(0, 6)];
  const cardType = known?.cardType ?? 'CREDIT';
  return {
    binNumber,
    scheme,
    cardType,
    bankName: known?.bankName ?? null,
    isThreeDsRequired: cardType !== 'CREDIT' || amount >= THREE_DS_FROM,
  };
}
