import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  zIndex: 2,
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.ink1,
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface3 } } },
  },
});

/** Where the drawing goes. */
export const stage = style([type.caption, { position: 'absolute', inset: 0 }]);

export const canvas = style({ width: '100%', height: '100%' });

globalStyle(`${canvas}.maplibregl-map`, { font: 'inherit' });
globalStyle(`${canvas} .maplibregl-canvas:focus-visible`, {
  outline: `2px solid ${vars.color.sea}`,
  outlineOffset: '-4px',
});
globalStyle(`${canvas} .maplibregl-ctrl.maplibregl-ctrl-attrib`, {
  padding: `0 ${vars.space[8]}`,
  background: `color-mix(in oklab, ${vars.color.surface1} 80%, transparent)`,
  borderStartStartRadius: vars.radius.picture,
});
globalStyle(`${canvas} .maplibregl-ctrl-attrib a`, { color: vars.color.ink2 });
globalStyle(`${canvas} .maplibregl-cooperative-gesture-screen`, {
  background: vars.color.scrim,
  fontSize: '1rem',
});
