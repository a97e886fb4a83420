import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style({ maxWidth: '1240px' });

export const scope = style({ maxWidth: '460px', marginBlockEnd: vars.space[32] });

/** Figures beside their course: one below the other on a phone. */
export const overview = style({
  display: 'grid',
  gap: `${vars.space[40]} ${vars.space[64]}`,
  marginBlockEnd: vars.space[48],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' },
  },
});

export const column = style({ display: 'grid', gap: vars.space[32], alignContent: 'start' });

export const facts = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space[4],
    marginBlock: `${vars.space[4]} ${vars.space[24]}`,
    color: vars.color.ink2,
  },
]);

export const heading = style([type.title3, { marginBlockEnd: vars.space[12] }]);

export const quiet = style([type.small, { color: vars.color.ink2 }]);

export const filters = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockEnd: vars.space[16],
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const searchField = style({ gridColumn: '1 / -1' });

export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: vars.size.touch,
  marginBlockEnd: vars.space[16],
});
export const found = style([type.small, { color: vars.color.ink2, outline: 'none' }]);

export const list = style({
  display: 'grid',
  gap: `${vars.space[32]} ${vars.space[40]}`,
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
  '@media': { [media.laptop]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[40] } },
});

export const about = style([
  type.caption,
  { marginBlockEnd: vars.space[8], color: vars.color.ink2, overflowWrap: 'anywhere' },
]);
export const waiting = style({ display: 'grid', gap: vars.space[16] });
