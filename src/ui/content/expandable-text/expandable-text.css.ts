import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const clamped = style([
  text,
  { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
]);

export const toggle = style({
  minHeight: vars.size.touch,
  color: vars.color.sea,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
