import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** One line to push sideways on phones. */
export const features = style({
  display: 'grid',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      marginInline: `calc(-1 * ${vars.space[20]})`,
      paddingInline: vars.space[20],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  },
});

export const feature = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const icon = style({ flex: 'none', color: vars.color.sea });

export const details = style([
  type.small,
  {
    display: 'grid',
    columnGap: vars.space[40],
    marginTop: vars.space[8],
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const detail = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
});

export const label = style({ color: vars.color.ink2 });
export const value = style({ fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' });
