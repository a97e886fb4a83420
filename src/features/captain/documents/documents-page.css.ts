import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** A list to read line by line: no wider than that asks for. */
export const page = style({ maxWidth: '1040px' });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  marginBlockEnd: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const list = style({
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

/** Its day, what it is, what to do: one below the other on a phone. */
export const row = style({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  paddingBlock: vars.space[20],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.laptop]: { gridTemplateColumns: '160px minmax(0, 1fr) auto', alignItems: 'start' },
  },
});

export const expiry = style([
  type.title3,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[12],
    fontSize: '1.25rem',
    lineHeight: '1.5rem',
  },
]);

export const left = style([type.small, { color: vars.color.warning, fontWeight: 600 }]);

export const texts = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const name = style([type.body, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const offer = style({ fontWeight: 400, color: vars.color.ink2 });

export const file = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const note = style([type.small, { color: vars.color.danger, overflowWrap: 'anywhere' }]);

export const holdUp = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.ink1,
  },
]);

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const later = style([type.caption, { maxWidth: '28ch', color: vars.color.ink3 }]);

export const waiting = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
});

export const missing = style({ marginBlockEnd: vars.space[40] });

export const heading = style([type.title3, { marginBlockEnd: vars.space[8] }]);

export const missingRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
