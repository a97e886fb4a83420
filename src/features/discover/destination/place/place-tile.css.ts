import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const tile = style({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  containerType: 'inline-size',
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '3px' },
  },
});

globalStyle(`${tile} > img`, { transition: `transform 900ms ${vars.ease.enter}` });
globalStyle(`${tile}:hover > img`, {
  '@media': { [media.hover]: { transform: 'scale(1.03)' } },
});

/** In the sky, which every scene keeps free. */
export const texts = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[20]}`,
  color: vars.fixed.night,
});

export const name = style([
  type.title3,
  {
    '@container': {
      '(width > 340px)': { fontSize: '2.75rem', lineHeight: '3rem', letterSpacing: '-0.018em' },
    },
  },
]);

export const link = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const counts = style([type.small, { fontWeight: 500 }]);

/** What there is less of gives way where there is little room. */
export const tours = style({ '@container': { '(width < 300px)': { display: 'none' } } });

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const noPicture = style({
  width: '100%',
  height: '100%',
  background: `linear-gradient(${vars.fixed.sunDawn}, ${vars.color.surface3})`,
});
