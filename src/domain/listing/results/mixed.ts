/** So far ahead a place in the list may be taken from: who comes first stays near the top. */
const AHEAD = 6;

/**
 * The same offers with neighbours that differ, where there is a choice: of those next in the order comes the one that
 * has least in common with the one before it, and of equals the first. `looks` are what should differ, the most
 * important first.
 */
export function mixed<Offer>(
  offers: readonly Offer[],
  looks: (offer: Offer) => readonly unknown[],
): Offer[] {
  const left = [...offers];
  const list: Offer[] = [];
  while (left.length > 0) {
    const before = list.at(-1);
    const likeness = left
      .slice(0, AHEAD)
      .map((offer) => (before ? likenessOf(looks(before), looks(offer)) : 0));
    list.push(...left.splice(likeness.indexOf(Math.min(...likeness)), 1));
  }
  return list;
}

/** How much two have in common: the first counts more than all that follow it. */
function likenessOf(one: readonly unknown[], other: readonly unknown[]): number {
  return one.reduce<number>((sum, look, index) => sum * 2 + Number(look === other[index]), 0);
}
