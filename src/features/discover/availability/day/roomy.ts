/** From this width of a month on, a cell has room for a whole price. In the reader's own size of type. */
export const roomy = '(width >= 27.5rem)';
