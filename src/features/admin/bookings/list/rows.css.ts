import { style } from '@vanilla-extract/css';
import { row } from '../../../../domain/managed-list/managed-list.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Who and what, when, how it stands, how much: side by side where there is room. */
export const line = style([
  row,
  {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"who state" "when amount"',
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 152px 128px',
        gridTemplateAreas: '"who when state amount"',
      },
    },
    selectors: { '&:hover': { background: vars.color.surface2 } },
  },
]);

export const who = style({ gridArea: 'who', display: 'grid', gap: vars.space[4], minWidth: 0 });
export const when = style([
  type.small,
  { gridArea: 'when', display: 'grid', gap: vars.space[4], minWidth: 0 },
]);
export const state = style({ gridArea: 'state', justifySelf: 'start' });
export const amount = style([
  type.body,
  {
    gridArea: 'amount',
    display: 'grid',
    justifyItems: 'end',
    alignSelf: 'start',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.laptop]: { alignSelf: 'center' } },
  },
]);

/** The whole row leads to the booking. */
export const link = style([
  type.body,
  {
    fontWeight: 600,
    color: vars.color.ink1,
    overflowWrap: 'anywhere',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);

export const second = style([
  type.small,
  { color: vars.color.ink2, fontWeight: 400, overflowWrap: 'anywhere' },
]);

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
});

/** Sums of the rows above. */
export const sums = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${vars.space[4]} ${vars.space[24]}`,
    margin: 0,
    paddingBlock: vars.space[12],
    color: vars.color.ink2,
  },
]);

export const sum = style({ display: 'flex', gap: vars.space[8] });
export const sumAmount = style({
  margin: 0,
  fontWeight: 600,
  color: vars.color.ink1,
  fontVariantNumeric: 'tabular-nums',
});
