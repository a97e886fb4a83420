import { style } from '@vanilla-extract/css';
import * as field from '../../fields/field/field.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const button = style([
  field.input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    cursor: 'pointer',
  },
]);

export const value = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '&[data-placeholder]': { color: vars.color.ink3, fontWeight: 400 } },
});

export const inline = style({
  display: 'inline-flex',
  flexDirection: 'column',
  maxWidth: '100%',
});

export const inlineBox = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6px',
  maxWidth: '100%',
});

export const inlineLabel = style([
  type.small,
  { color: vars.color.ink2, selectors: { '&::after': { content: ':' } } },
]);

export const inlineButton = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    maxWidth: '100%',
    minHeight: vars.size.touch,
    borderRadius: vars.radius.picture,
    fontWeight: 600,
  },
]);
