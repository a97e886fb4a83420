import { globalStyle, style } from '@vanilla-extract/css';
import { item, itemHeight, toned } from '../../ui/navigation/sidebar/sidebar.css.ts';
import { content } from '../../ui/theme/global.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

const paper = { print: { display: 'none' } } as const;

/** Of the head of a phone's page. */
const headHeight = '56px';

const pageMargins = style({
  width: '100%',
  maxWidth: '1600px',
  paddingInline: vars.space[20],
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32] },
    [media.desktop]: { paddingInline: vars.space[40] },
    print: { padding: 0 },
  },
});

export const main = style([
  pageMargins,
  {
    flex: 1,
    minWidth: 0,
    paddingBottom: vars.space[48],
    outline: 'none',
    // For pages that fill the window.
    vars: { '--around-page': '0px', '--below-page': vars.space[48] },
    selectors: {
      // Pages place what stays at the lower edge above the bar.
      '&[data-bar]': {
        vars: {
          '--bottom-bar': 'calc(60px + env(safe-area-inset-bottom))',
          '--around-page': `calc(${headHeight} + var(--bottom-bar))`,
        },
        paddingBottom: `calc(${vars.space[48]} + var(--bottom-bar))`,
      },
    },
    '@media': {
      [media.flat]: { selectors: { '&[data-bar]': { vars: { '--bottom-bar': '0px' } } } },
      print: { selectors: { '&[data-bar]': { paddingBottom: 0 } } },
    },
  },
]);

/** On the root: what stays at the lower edge does not cover what has the focus; a page says how high its own bar is. */
export const root = style({
  scrollPaddingBlockEnd: 'calc(var(--toast-lift, 0px) + var(--action-bar, 0px))',
  '@media': { [media.flat]: { scrollPaddingBlockEnd: 0 } },
});

/** On the root: toasts are above the shell's bar. */
export const rootOfBar = style({ vars: { '--toast-lift': '60px' } });

// Pages that stand in the public layout too bring its column.
globalStyle(`${main} ${content}`, { paddingInline: 0 });

/** The head of a phone's page: home, and what is new. It scrolls away. */
export const head = style([
  toned,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: headHeight,
    paddingInline: `${vars.space[20]} ${vars.space[12]}`,
    background: vars.color.surface2,
    '@media': paper,
  },
]);

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.control,
});

export const headEnd = style({ display: 'flex', alignItems: 'center' });

/** The way home, and below it whose panel it is; beside it on a phone. */
export const homeLine = style({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  selectors: { [`${head} &`]: { display: 'flex', alignItems: 'center', gap: vars.space[12] } },
});

/** What a panel that is not the captain's is called. */
export const title = style([
  type.caption,
  {
    color: vars.color.ink2,
    fontWeight: 600,
    selectors: {
      [`${head} &`]: {
        paddingInlineStart: vars.space[12],
        borderInlineStart: `1px solid ${vars.color.lineStrong}`,
      },
    },
  },
]);

/** As high as a window has room for, so that no page is out of sight; never lower for a finger. */
export const ways = style({
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      vars: { [itemHeight]: `clamp(32px, (100dvh - 320px) / 14, ${vars.size.touch})` },
    },
  },
});

export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[4],
      paddingBlockStart: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** How much waits, beside a name or at the corner of an icon. */
export const mark = style([
  type.caption,
  {
    flex: 'none',
    minWidth: '22px',
    padding: '3px 6px',
    borderRadius: vars.radius.pill,
    background: vars.color.sea,
    color: vars.color.onSea,
    fontWeight: 600,
    textAlign: 'center',
    selectors: {
      [`[data-collapsed] ${item} > &, [data-corner] &`]: {
        position: 'absolute',
        insetInlineStart: 'calc(50% + 2px)',
        top: '2px',
        minWidth: '18px',
        padding: '1px 4px',
        fontSize: '0.6875rem',
        lineHeight: '1rem',
      },
    },
  },
]);

export const settings = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space[8],
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '56px',
  paddingTop: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    '[data-collapsed] &': { flexDirection: 'column-reverse', gap: vars.space[8] },
  },
});

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.z.sticky,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface1,
  '@media': { ...paper, [media.flat]: { position: 'static' } },
});

// As wide as their words, so that the longest one fits on the narrowest phone.
export const barWays = style({ display: 'flex' });
export const barPlace = style({ display: 'flex', flex: '1 1 auto' });

export const barWay = style([
  type.caption,
  {
    position: 'relative',
    flex: 1,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2px',
    minWidth: vars.size.touch,
    height: '59px',
    paddingInline: '3px',
    outlineOffset: '-3px',
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
    // Large text grows as far as all of them still fit beside each other.
    fontSize: 'min(0.78125rem, max(12.5px, 3.4vw))',
    lineHeight: 1.28,
    selectors: {
      '&[data-status="active"]': { color: vars.color.ink1, fontWeight: 600 },
      '&[data-status="active"]::before': {
        content: '',
        position: 'absolute',
        top: 0,
        width: '20px',
        height: '10px',
        borderRadius: '0 0 10px 10px',
        background: vars.color.accent,
      },
    },
  },
]);

export const banner = style([pageMargins, { paddingTop: vars.space[16] }]);
