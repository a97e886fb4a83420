import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

const narrow = 'screen and (width < 1200px)';

/** How high the bar of filters is, which stays in sight. */
const BAR = '89px';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  marginBlockStart: vars.space[24],
  '@media': { [media.tablet]: { marginBlockStart: vars.space[32] } },
});

export const title = style([type.title2, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const results = style({ marginBlockStart: vars.space[24] });

/** Where the map stands beside the list: on wide screens, unless somebody has put it away. */
export const besideMap = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 460px',
      columnGap: vars.space[32],
    },
  },
});

/** The list, which gives way to the map where there is room for one of them. */
export const list = style({ minWidth: 0 });

export const behindMap = style({
  '@media': { [narrow]: { display: 'none' } },
});

export const map = style({
  '@media': {
    [narrow]: {
      height: `calc(100dvh - ${BAR})`,
      marginBlockStart: vars.space[16],
      marginInline: `calc(-1 * ${vars.space[20]})`,
    },
    [`${media.tablet} and (width < 1200px)`]: { marginInline: `calc(-1 * ${vars.space[32]})` },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${BAR} + ${vars.space[24]})`,
      height: `calc(100dvh - ${BAR} - ${vars.space[48]})`,
      maxHeight: '860px',
      marginBlockStart: vars.space[24],
      borderRadius: vars.radius.panel,
    },
  },
});

/** Holds the map's place where that is certain to come: on wide screens. */
export const mapPlace = style([map, { '@media': { [narrow]: { display: 'none' } } }]);
