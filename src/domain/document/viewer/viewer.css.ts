import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const viewer = style({ display: 'grid', gap: vars.space[8], minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[12]}`,
});

export const name = style([type.small, { overflowWrap: 'anywhere', fontWeight: 600 }]);

export const tools = style({ display: 'flex', alignItems: 'center' });

export const zoom = style([
  type.small,
  { minWidth: '48px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
]);

export const note = style([type.small, { color: vars.color.ink2 }]);

/** As high as leaves what stands around it in sight; a larger document is moved about in it. */
export const stage = style({
  maxHeight: '68dvh',
  minHeight: '160px',
  overflow: 'auto',
  // What is drawn to its width must not become wider by being drawn.
  scrollbarGutter: 'stable',
  background: vars.color.surface2,
  borderRadius: vars.radius.picture,
  '@media': { [media.laptop]: { maxHeight: 'calc(100dvh - 240px)' } },
});

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  marginInline: 'auto',
  selectors: { '&[data-zoomed]': { maxWidth: 'none' } },
});

export const sheet = style({ display: 'block', background: vars.color.surface1 });
