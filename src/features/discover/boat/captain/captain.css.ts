import { style } from '@vanilla-extract/css';
import { dotted } from '../../../../ui/content/dotted/dotted.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const captain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.tablet]: { gap: vars.space[24] } },
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[20]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});

export const name = style([type.title3, { overflowWrap: 'anywhere' }]);

export const facts = style([
  type.small,
  dotted,
  {
    minHeight: vars.space[20],
    marginTop: vars.space[4],
    color: vars.color.ink2,
  },
]);

export const star = style({ marginInlineEnd: vars.space[4], color: vars.color.accentDeep });

export const profile = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  '@media': { [media.tablet]: { rowGap: vars.space[8] } },
});
export const profileLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minWidth: 0,
});
export const profileIcon = style({ flex: 'none', marginTop: '3px', color: vars.color.sea });

export const write = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const hint = style([type.small, { maxWidth: '60ch', color: vars.color.ink2 }]);

export const fleet = style({ display: 'grid', gap: vars.space[12] });
export const fleetTitle = type.strong;
/** One line to push sideways on phones. */
export const boats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${vars.space[20]})`,
      // Room for the focus ring, which the scroller would cut.
      paddingBlock: '4px',
      paddingInline: vars.space[20],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});
