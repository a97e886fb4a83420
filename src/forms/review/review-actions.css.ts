import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  // The words of a text button begin where the text above does.
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
});

/** Stands where its button stood. */
export const flagged = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '40px',
    paddingInline: vars.space[16],
    color: vars.color.ink2,
  },
]);
