import type { Context } from './types.ts';

/** What points into a document that whoever reads the contract does not have. */
const CITATIONS = [
  /\bdecisions?\s+#?\d/i,
  /\b(?:issue|ticket|point)\s+#?\d/i,
  /§/,
  /\b(?:foundation|specifications?|spec-\w+)\b/i,
];

/** Texts give their reason in words; they cite no decision, section or ticket by its number. */
export const citations = {
  any: {
    enter(node: unknown, context: Context) {
      if (typeof node !== 'object' || node === null) return;
      for (const key of ['description', 'summary', 'title']) {
        const text: unknown = Reflect.get(node, key);
        if (typeof text !== 'string' || !CITATIONS.some((citation) => citation.test(text)))
          continue;
        context.report({
          message: 'The text cites another document; say the reason in words.',
          location: context.location.child([key]),
        });
      }
    },
  },
};
