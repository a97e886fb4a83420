import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** A link in running text, or standing alone; give it to the router's `<Link>`. */
export const link = style({
  color: vars.color.sea,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  borderRadius: '2px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
