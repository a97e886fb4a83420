import { assignVars, createVar, fallbackVar, style } from '@vanilla-extract/css';
import { comingAndGoing } from '../../overlays/overlay/motion.ts';
import { media } from '../../theme/media.ts';
import { nightTone, vars } from '../../theme/theme.css.ts';

/** Takes the colours of its tone: `<header className={toned} data-tone={tone}>`. */
export const toned = style({
  selectors: {
    '&[data-tone="night"]': {
      vars: assignVars(vars.color, nightTone),
      color: vars.color.ink1,
      colorScheme: 'dark',
    },
  },
});

/** A window without much room above the ways. */
const low = '(max-height: 800px)';

const paper = { '@media': { print: { display: 'none' } } } as const;

/** While the sidebar is a drawer. */
export const layoutAlone = style({ display: 'grid', flex: 1, minWidth: 0 });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  flex: 1,
  transition: `grid-template-columns ${vars.duration.panel} ${vars.ease.enter}`,
  selectors: { '&[data-collapsed]': { gridTemplateColumns: '60px minmax(0, 1fr)' } },
  '@media': { print: { display: 'block' } },
});

export const sidebar = style([
  paper,
  toned,
  {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    minWidth: 0,
    overflow: 'hidden',
    background: vars.color.surface2,
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  flex: 'none',
  minHeight: '84px',
  padding: `${vars.space[16]} ${vars.space[12]} ${vars.space[16]} ${vars.space[32]}`,
  selectors: { '[data-collapsed] > &': { justifyContent: 'center', paddingInline: vars.space[8] } },
  '@media': { [low]: { minHeight: '60px', paddingBlock: vars.space[8] } },
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[16]}`,
  selectors: { '[data-collapsed] > &': { paddingInline: vars.space[8] } },
});

export const foot = style({
  flex: 'none',
  padding: `${vars.space[8]} ${vars.space[16]} max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  selectors: { '[data-collapsed] > &': { paddingInline: vars.space[8] } },
});

export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'flex',
  background: vars.color.scrim,
  selectors: comingAndGoing(vars.duration.panel, { opacity: 0 }),
});

export const drawer = style([
  toned,
  {
    width: 'min(18rem, calc(100vw - 44px))',
    height: '100%',
    background: vars.color.surface2,
    selectors: comingAndGoing(vars.duration.panel, { transform: 'translateX(-48px)' }),
  },
]);

export const whole = style({ height: '100%' });

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  outline: 'none',
});

/** How high an `item` is; a finger's where nobody says. */
export const itemHeight = createVar();

/** A way in the sidebar, for the router's `<Link>`: an icon, then a `label`. */
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: fallbackVar(itemHeight, vars.size.touch),
  paddingInline: `${vars.space[20]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-status="active"], &[aria-current="page"]': {
      background: vars.color.surface0,
      color: vars.color.ink1,
    },
    // The half sun that stands on every horizon of the product, rising from the edge.
    '&[data-status="active"]::before, &[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      width: '10px',
      height: '20px',
      borderRadius: '0 10px 10px 0',
      background: vars.color.accent,
    },
    [`${sidebar}[data-collapsed] &`]: { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink1 } } } },
});

/** The words of an `item`; folded away they are still its name. */
export const label = style({
  flex: 1,
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
