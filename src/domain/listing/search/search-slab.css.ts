import { globalStyle, style } from '@vanilla-extract/css';
import { ownList } from '../../../ui/choices/own-list/own-list.css.ts';
import { box as fieldBox } from '../../../ui/fields/field/field.css.ts';
import { edged, focused, forcedStates } from '../../../ui/theme/forced.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const search = style({
  flex: '1 1 0',
  minWidth: 0,
  '@media': { [media.laptop]: { flexBasis: '440px' } },
});

/** One box for place, days and guests, divided by hairlines. */
export const slab = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: vars.size.field,
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  '@media': edged,
});

export const words = style({ flex: '1 1 0', minWidth: 0 });

// The slab is the border of its fields; each still shows its own focus.
globalStyle(`${words} ${fieldBox}:not(:focus-within)`, { boxShadow: 'none', border: 0 });
globalStyle(`${words} ${fieldBox}`, { background: 'transparent' });

const focusVisible = '&:focus-visible, &:has(select:focus-visible)';
const fromLaptop = {
  display: 'none',
  '@media': {
    ...forcedStates({ [focusVisible]: focused }),
    [media.laptop]: { display: 'flex' },
  },
} as const;

/** A part of the slab: what it is for on top, what is chosen below. */
export const segment = style([
  fromLaptop,
  {
    position: 'relative',
    flex: 'none',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingInline: vars.space[16],
    borderRadius: vars.radius.control,
    textAlign: 'start',
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: vars.space[8],
      width: '1px',
      background: vars.color.line,
    },
    selectors: {
      [focusVisible]: {
        outline: 'none',
        boxShadow: `inset 0 0 0 2px ${vars.color.sea}`,
      },
    },
  },
]);

export const caption = style([type.caption, { color: vars.color.ink3 }]);

export const value = style([
  type.small,
  {
    fontWeight: 600,
    whiteSpace: 'nowrap',
    selectors: { '&[data-empty]': { fontWeight: 400, color: vars.color.ink2 } },
  },
]);

export const select = style([
  ownList,
  value,
  {
    appearance: 'none',
    fieldSizing: 'content',
    padding: 0,
    border: 0,
    background: 'transparent',
    cursor: 'pointer',
    outline: 'none',
    // The whole segment answers the press.
    '::before': { content: '', position: 'absolute', inset: 0 },
  },
]);

export const submit = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  alignSelf: 'center',
  width: '44px',
  height: '44px',
  marginInline: '6px',
  borderRadius: vars.radius.control,
  background: vars.color.sea,
  color: vars.color.onSea,
  '@media': edged,
});
