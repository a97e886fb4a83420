import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const photos = style({ display: 'grid', gap: vars.space[16] });

export const files = style({ margin: 0, paddingInlineStart: vars.space[20] });

export const count = style([type.small, { color: vars.color.ink2 }]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[24]} ${vars.space[12]}`,
  outline: 'none',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      columnGap: vars.space[20],
    },
  },
});

export const photo = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minWidth: 0,
  borderRadius: vars.radius.picture,
  outlineOffset: '3px',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}` },
    '&[data-dragging]': { opacity: 0.5 },
  },
});

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  color: vars.color.ink2,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const cover = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
});

/** The words have a line of their own where a photo is narrow. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"texts texts" "drag menu"',
  justifyItems: 'start',
  alignItems: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"drag texts menu"',
    },
  },
});

export const texts = style([type.small, { gridArea: 'texts', minWidth: 0 }]);

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.ink2,
  fontWeight: 500,
  selectors: {
    '&[data-state=failed]': { color: vars.color.danger },
    '&[data-state=stored]': { color: vars.color.positive },
  },
});

export const reason = style([type.caption, { display: 'block', color: vars.color.danger }]);

/** Where a photo that is dragged would land. */
export const landing = style({
  borderRadius: vars.radius.pill,
  selectors: { '&[data-drop-target]': { outline: `2px solid ${vars.color.sea}` } },
});
