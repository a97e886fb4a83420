import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[4],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.control,
  fontWeight: 500,
  selectors: {
    '&:hover': { background: vars.color.surface3 },
    '&[aria-current="page"]': {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.ink1}`,
      fontWeight: 600,
    },
  },
});

export const gap = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.space[32],
  color: vars.color.ink2,
});
