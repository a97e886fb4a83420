/** A name with marked letters that Turkish has not: whoever leaves marks aside by a table of the Turkish ones alone does not find it. */
export const MARKED_NAME = 'Señéâ';
