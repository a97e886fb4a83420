import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative', minWidth: 0 });
