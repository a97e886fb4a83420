import { style } from '@vanilla-extract/css';
import { edged } from '../../../../ui/theme/forced.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[8],
});

export const field = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: vars.size.field,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.ink1,
  textAlign: 'start',
  '@media': edged,
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.ink1}` } },
});

export const caption = style([type.caption, { color: vars.color.ink3 }]);
export const value = style({
  overflow: 'hidden',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
