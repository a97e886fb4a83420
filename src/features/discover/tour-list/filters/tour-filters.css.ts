import { globalStyle, style } from '@vanilla-extract/css';
import { ownList } from '../../../../ui/choices/own-list/own-list.css.ts';
import { content } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const bar = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** One slab of cells with hairlines between them; two columns on phones. */
export const cells = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[12],
    paddingBlock: vars.space[16],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      // The day needs more room: three parts to type, and a button.
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) repeat(5, minmax(0, 1fr))',
      },
    },
  },
]);

export const cell = style({
  position: 'relative',
  display: 'block',
  minHeight: vars.size.field,
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.sea}` },
    '&[data-on]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.ink1}` },
  },
});

/** The day's own box looks like the cells beside it. */
export const day = style({ minWidth: 0 });

globalStyle(`${day} [role="group"]:not(:hover, :focus-within)`, {
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

globalStyle(`${day}[data-on] [role="group"]:not(:hover, :focus-within)`, {
  boxShadow: `inset 0 0 0 1.5px ${vars.color.ink1}`,
});

export const label = style([
  type.caption,
  {
    position: 'absolute',
    insetBlockStart: '9px',
    insetInlineStart: vars.space[16],
    color: vars.color.ink3,
    pointerEvents: 'none',
  },
]);

export const control = style([
  ownList,
  type.small,
  {
    width: '100%',
    minHeight: vars.size.field,
    padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[4]} ${vars.space[16]}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.ink1,
    fontWeight: 500,
    appearance: 'none',
    outline: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  insetBlockEnd: vars.space[12],
  color: vars.color.ink2,
  pointerEvents: 'none',
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
});
