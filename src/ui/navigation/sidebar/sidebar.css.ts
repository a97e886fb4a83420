import { style } from '@vanilla-extract/css';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import { comingAndGoing } from '../../overlays/overlay/motion.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

const wide = 'screen and (width >= 768px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media': {
    [wide]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      transition: `grid-template-columns ${vars.duration.panel} ${vars.ease.enter}`,
      selectors: { '&[data-collapsed]': { gridTemplateColumns: '60px minmax(0, 1fr)' } },
    },
  },
});

export const sidebar = style({
  display: 'none',
  minWidth: 0,
  overflow: 'hidden',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface2,
  '@media': { [wide]: { display: 'flex', flexDirection: 'column' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: '60px',
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[20]}`,
  selectors: { '[data-collapsed] > &': { justifyContent: 'center', paddingInline: vars.space[8] } },
});

export const title = style([type.strong]);

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space[8]} ${vars.space[16]}`,
});

export const main = style({ minWidth: 0 });

/** Only while the sidebar is a drawer. */
export const opener = style([iconButton, { '@media': { [wide]: { display: 'none' } } }]);

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'flex',
  background: vars.color.scrim,
  selectors: comingAndGoing(vars.duration.panel, { opacity: 0 }),
});

export const drawer = style({
  width: 'min(18rem, calc(100vw - 44px))',
  height: '100%',
  background: vars.color.surface2,
  selectors: comingAndGoing(vars.duration.panel, { transform: 'translateX(-48px)' }),
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  outline: 'none',
});

/** A way in the sidebar, for the router's `<Link>`: an icon, then a `label`. */
export const item = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: vars.size.touch,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.ink2,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-current="page"], &[data-status="active"]': {
        background: vars.color.surface3,
        color: vars.color.ink1,
        fontWeight: 600,
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink1 } } } },
  },
]);

/** The words of an `item`; folded away they are still its name. */
export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    [`${sidebar}[data-collapsed] &`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      clipPath: 'inset(50%)',
    },
  },
});
