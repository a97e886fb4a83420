import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { sideways } from '../../../../ui/theme/sideways.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Sideways on phones, the next one peeking; one below the other elsewhere. */
export const services = style({
  display: 'grid',
  '@media': {
    [media.phone]: {
      ...sideways,
      gridAutoColumns: 'min(78%, 300px)',
      gap: vars.space[12],
    },
  },
});

export const service = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  alignItems: 'start',
  paddingBlock: vars.space[20],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'space-between',
      padding: vars.space[16],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.panel,
      scrollSnapAlign: 'start',
    },
    [media.tablet]: { selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } } },
  },
});

export const icon = style({ marginTop: '2px', color: vars.color.sea });
export const name = style([type.strong, { overflowWrap: 'anywhere' }]);
export const description = style([
  type.small,
  { color: vars.color.ink2, marginTop: vars.space[4], maxWidth: '52ch', overflowWrap: 'anywhere' },
]);
export const price = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[8],
    },
  },
});
export const once = style([type.small, { color: vars.color.ink2 }]);
