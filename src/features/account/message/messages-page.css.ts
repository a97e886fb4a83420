import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** The room between the header, 64 or 80 px high, and the end of the screen. */
export const page = style([
  content,
  {
    display: 'flex',
    flexDirection: 'column',
    // A shell of its own says how much of the screen it takes, and what it leaves below its pages.
    height: 'calc(100dvh - var(--around-page, 64px))',
    marginBlockEnd: 'calc(-1 * var(--below-page, 0px))',
    minHeight: '480px',
    '@media': {
      [media.tablet]: { height: 'calc(100dvh - var(--around-page, 80px))' },
      [media.laptop]: {
        display: 'grid',
        gridTemplateColumns: 'min(360px, 42%) minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        selectors: { '&[data-list-hidden]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
]);

export const title = style([
  type.title2,
  {
    paddingBlock: `${vars.space[24]} ${vars.space[16]}`,
    '@media': {
      // It is said, and takes no room, where the conversation alone is shown.
      'screen and (width < 900px)': {
        selectors: {
          [`${page}[data-open] > &`]: {
            position: 'absolute',
            width: 1,
            height: 1,
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      },
      [media.laptop]: {
        selectors: {
          [`${page}[data-list-hidden] > &`]: {
            position: 'absolute',
            width: 1,
            height: 1,
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      },
    },
  },
]);

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': {
    'screen and (width < 900px)': {
      selectors: { [`${page}[data-open] > &`]: { display: 'none' } },
    },
    [media.laptop]: {
      gridColumn: 1,
      paddingInlineEnd: vars.space[24],
      selectors: { [`${page}[data-list-hidden] > &`]: { display: 'none' } },
    },
  },
});

export const search = style({ flex: 'none', paddingBlockEnd: vars.space[12] });
export const order = style({ flex: 'none', paddingBlockEnd: vars.space[8] });
export const rows = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The rows stand under the title, not their ground.
  marginInline: `calc(-1 * ${vars.space[12]})`,
  '@media': { [media.laptop]: { marginInline: 0 } },
});

export const pane = style({
  display: 'none',
  minWidth: 0,
  minHeight: 0,
  selectors: { [`${page}[data-open] > &`]: { display: 'flex', flex: 1 } },
  '@media': {
    [media.laptop]: {
      display: 'flex',
      gridColumn: '-2 / -1',
      gridRow: '1 / -1',
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { [`${page}[data-list-hidden] > &`]: { borderInlineStart: 0 } },
    },
  },
});

export const choose = style({
  flex: 1,
  alignSelf: 'center',
  padding: vars.space[32],
  overflow: 'hidden',
});

export const nothing = style([content, { paddingBlockEnd: vars.space[88] }]);
