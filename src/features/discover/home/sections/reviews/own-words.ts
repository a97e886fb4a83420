/** Sentences of a text, without what is a name in them: “Fulya is a born storyteller” is said of others, too. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\p{Lu}\p{L}+/gu, '').trim())
    .filter((sentence) => sentence !== '');

/** The texts that say nothing that one before them has said, in their order. */
export function ownWords<Item extends { comment: string }>(items: readonly Item[]): Item[] {
  const said = new Set<string>();
  return items.filter(({ comment }) => {
    const sentences = sentencesOf(comment);
    if (sentences.some((sentence) => said.has(sentence))) return false;
    for (const sentence of sentences) said.add(sentence);
    return true;
  });
}
