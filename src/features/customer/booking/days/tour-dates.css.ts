import { style } from '@vanilla-extract/css';

/** A number and its word: a line ends between what is told, not within it. */
export const together = style({ whiteSpace: 'nowrap' });
