import type { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Text in a style, or as it is where no colour is asked for. */
export type Paint = (style: Style, text: string) => string;

/** A line with a name before it; further lines of the text stand below. */
export function field(name: string, text: string): string {
  return `  ${name.padEnd(8)}  ${text.replaceAll('\n', '\n            ')}`;
}
