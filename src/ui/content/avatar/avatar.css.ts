import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.seaSoft,
  color: vars.color.sea,
  userSelect: 'none',
});

const square = (size: string) => ({ width: size, height: size });

export const avatar = styleVariants({
  small: [base, type.caption, square('32px')],
  medium: [base, type.small, square(vars.size.touch), { fontWeight: 600 }],
  large: [base, type.lead, square('64px'), { fontWeight: 500 }],
  huge: [base, type.title3, square('112px')],
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
