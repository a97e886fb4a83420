/** Lower case by Turkish rules: I becomes ı, İ becomes i. */
export const lowerCase = (text: string) => text.toLocaleLowerCase('tr');

/** Upper case by Turkish rules: i becomes İ. */
export const upperCase = (text: string) => text.toLocaleUpperCase('tr');

/** Letters and what they carry as characters of their own: ç is c and a cedilla. */
export const decomposed = (text: string) => text.normalize('NFD');

const dotted = (text: string) => text.replaceAll('ı', 'i');

/** Without letter case, by Turkish rules and beyond them: I, ı, İ and i are one letter. */
export const caseless = (text: string) => dotted(lowerCase(text));

/** Without what letters carry: ç is c, and ı is i. */
export const unmarked = (text: string) =>
  dotted(decomposed(text).replace(/\p{M}/gu, '').normalize('NFC'));

/** Without case and without what letters carry: Iğdır, ığdir and IGDIR are the same. */
export const folded = (text: string) => unmarked(caseless(text));

/** A text with blanks around it. */
export const padded = (text: string) => `  ${text}  `;
