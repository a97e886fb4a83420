import escapeHtml from 'escape-html';
import { Marked } from 'marked';

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const marked = new Marked({
  renderer: {
    // What is not Markdown in a text of the contract is text.
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** A Markdown text as HTML; its headings can be linked to. */
export const markdownHtml = (text: string): string => marked.parse(text, { async: false });

/** A sentence in Markdown as HTML, without a paragraph around it. */
export const lineHtml = (text: string): string => marked.parseInline(text, { async: false });
