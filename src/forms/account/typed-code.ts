/** A code as it is sent: people type and copy it in groups, `843 815`, which belong to no code. */
export const codeOf = (typed: string): string => typed.replaceAll(/\s/g, '');
