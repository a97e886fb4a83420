/** Words of English sentences that no Turkish one has. */
const WORD = /^(?:the|is|are|must|cannot|with|this|that|required|already|should)$/iu;

/** Two words that follow each other in English sentences about what is wrong, and in no Turkish one. */
const PAIR =
  /\b(?:must|should|cannot|can|may|does|do|is|are|was|has|have|been)\s+(?:not|be|been|have|already|required|invalid|missing|too|null|empty|greater|less|at|an?|the|one)\b|\bnot (?:found|allowed|valid|blank|empty)\b/iu;

/** Whether a word is English, where a text is known to be words of a sentence. */
export const isEnglishWord = (word: string): boolean => WORD.test(word);

/** Two words that tell an English sentence, where a text may be anything; undefined when it has none. */
export const englishIn = (text: string): string | undefined => PAIR.exec(text)?.[0];
