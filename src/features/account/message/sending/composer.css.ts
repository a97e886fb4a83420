import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  flex: 'none',
  paddingBlock: vars.space[12],
  '@media': {
    [media.laptop]: { paddingInlineStart: vars.space[24], paddingBlockEnd: vars.space[16] },
  },
});

/** One row, which is swiped where it is wider than the screen. */
export const quick = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space[8],
  minWidth: 0,
  overflowX: 'auto',
  paddingBlock: `2px ${vars.space[8]}`,
  paddingInlineEnd: vars.space[24],
  scrollbarWidth: 'thin',
  // There are more to the side.
  maskImage: `linear-gradient(to right, black calc(100% - ${vars.space[32]}), transparent)`,
});
export const quickItem = style({ flex: 'none', maxWidth: '100%' });

/** Beside the first line of the field. */
export const tools = style({
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  height: `calc(9px + 1rem + 1lh + ${vars.space[12]})`,
});

export const field = style({
  gridColumn: 2,
  minWidth: 0,
  selectors: { [`${form}:not(:has(> ${tools})) > &`]: { gridColumn: '1 / 3' } },
});
// The conversation above stays visible, however much is typed.
globalStyle(`${field} textarea`, { maxHeight: '8lh', resize: 'none' });

/** The one main action of the page. */
export const send = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.field,
  // As high as a field of one line.
  height: `calc(9px + 1rem + 1lh + ${vars.space[12]})`,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.accentDeep } } },
  },
});

export const hint = style([
  type.caption,
  {
    gridColumn: '1 / -1',
    display: 'none',
    color: vars.color.ink2,
    '@media': { [media.laptop]: { display: 'block' } },
  },
]);
