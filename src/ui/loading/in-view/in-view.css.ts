import { style } from '@vanilla-extract/css';

export const container = style({ position: 'relative', minWidth: 0 });
