import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[8],
});

export const cover = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
});

export const picture = style({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.control,
});

globalStyle(`${cover} img, ${picture} img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
globalStyle(`${cover} img`, { aspectRatio: '4 / 3' });

export const dates = style({ display: 'grid', gap: vars.space[8] });

export const date = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[16]}`,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const hint = style([type.small, { color: vars.color.ink2 }]);
