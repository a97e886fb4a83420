import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const group = style({ display: 'inline-flex', alignItems: 'center' });

export const choice = style({
  position: 'relative',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  // With large letters.
  paddingInline: '0.35rem',
  borderRadius: vars.radius.control,
  fontSize: '0.875rem',
  color: vars.color.ink3,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.ink1, fontWeight: 600 },
    '&:hover': { color: vars.color.ink1 },
    '& + &::before': {
      content: '/',
      position: 'absolute',
      insetInlineStart: 0,
      translate: '-50%',
      color: vars.color.ink3,
      fontWeight: 400,
    },
  },
});
