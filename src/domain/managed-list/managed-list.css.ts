import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

/** Around the fields that narrow a list down: `<search className={filters}>`. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginBlockEnd: vars.space[16],
});
// Every line is filled, however many fields there are.
globalStyle(`${filters} > *`, {
  flex: '1 1 8rem',
  minWidth: 0,
  '@media': { [media.tablet]: { flexBasis: '11rem' } },
});

/** The field that takes the whole line of a phone, and the room of two on a desk: the search by text. */
export const wide = style({
  selectors: { [`${filters} > &&`]: { flex: '2 1 20rem' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: vars.size.touch,
});

export const count = style([type.small, { color: vars.color.ink2, outlineOffset: '4px' }]);

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const skeleton = style({ display: 'grid', gap: vars.space[8] });

/** What stood there before is dimmed until the page that was asked for has come. */
export const rows = style({
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

/** Rows without boxes, parted by lines: `<ul className={list}>`, `<li className={row}>`. */
export const list = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  alignItems: 'center',
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
