import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const summary = style({
  overflow: 'hidden',
  '@media': {
    [media.laptop]: {
      borderRadius: vars.radius.panel,
      background: vars.color.surface1,
      boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
    },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: vars.color.surface3,
  '@media': { 'screen and (width < 900px)': { borderRadius: vars.radius.picture } },
});

export const contents = style({
  display: 'grid',
  gap: vars.space[16],
  paddingTop: vars.space[16],
  '@media': { [media.laptop]: { padding: vars.space[24] } },
});

export const head = style({ display: 'grid', gap: vars.space[4] });
export const name = style([type.title3, { overflowWrap: 'anywhere' }]);
export const detail = style([type.small, { color: vars.color.ink2 }]);

export const trip = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    fontWeight: 500,
  },
]);

export const lines = style({
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
});

export const host = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: vars.space[12], fontWeight: 600 },
]);
export const hostRole = style([type.caption, { display: 'block', color: vars.color.ink3 }]);

export const promise = style([
  type.small,
  { display: 'flex', gap: vars.space[8], color: vars.color.ink2 },
]);
