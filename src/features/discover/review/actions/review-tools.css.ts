import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const tools = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: vars.space[16],
    },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[16]}`,
  minHeight: vars.size.touch,
});

export const found = style([type.small, { color: vars.color.ink2 }]);
export const clear = style({ marginInlineEnd: `calc(-1 * ${vars.space[16]})` });
