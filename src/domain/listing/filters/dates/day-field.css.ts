import { style } from '@vanilla-extract/css';
import { edged } from '../../../../ui/theme/forced.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const field = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: vars.size.field,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.ink1,
  textAlign: 'start',
  '@media': edged,
});

export const texts = style({ display: 'grid' });
export const caption = style([type.caption, { color: vars.color.ink3 }]);
export const value = style({ fontWeight: 500 });

export const calendar = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
});
