import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const narrow = 'screen and (width < 1200px)';

/** How high the bar of filters is, which stays visible. */
const BAR = '89px';

export const page = style({ display: 'contents' });

export const title = style([
  type.title2,
  { marginBlockStart: vars.space[24], overflowWrap: 'anywhere' },
]);

export const results = style({ marginBlockStart: vars.space[24] });

/** Where the map stands beside the list: on wide screens, unless somebody has put it away. */
export const columns = style({
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-beside-map]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 460px',
          columnGap: vars.space[32],
        },
      },
    },
  },
});

/** The list, which gives way to the map where there is room for one of them. */
export const list = style({ minWidth: 0 });

export const behindMap = style({
  '@media': { [narrow]: { display: 'none' } },
});

/** What the map leaves no room for, and a screen reader still reads. */
export const aboveMap = style({
  '@media': {
    [narrow]: { position: 'absolute', overflow: 'hidden', height: '1px', clipPath: 'inset(50%)' },
  },
});

export const map = style({
  '@media': {
    [narrow]: {
      // All that the header, which scrolls away, and the bar leave.
      height: `calc(100dvh - 64px - ${BAR})`,
      minHeight: '360px',
      marginInline: `calc(-1 * ${vars.space[20]})`,
    },
    [`${media.tablet} and (width < 1200px)`]: { marginInline: `calc(-1 * ${vars.space[32]})` },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${BAR} + ${vars.space[24]})`,
      // In sight as a whole, also below the header that scrolls away.
      height: `calc(100dvh - 80px - ${BAR} - ${vars.space[48]})`,
      minHeight: '420px',
      maxHeight: '860px',
      marginBlockStart: vars.space[24],
      borderRadius: vars.radius.panel,
    },
  },
});

export const mapToCome = style({
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.surface3,
});

// What loads in it fills it.
globalStyle(`${map} > *`, { height: '100%', borderRadius: 'inherit' });

/** Holds the map's place where that is certain to come: on wide screens. */
export const mapPlace = style([map, { '@media': { [narrow]: { display: 'none' } } }]);
