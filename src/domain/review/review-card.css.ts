import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const card = style({ display: 'grid', gap: vars.space[12], alignContent: 'start' });

/** The face beside name and day. */
export const author = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[12],
});
globalStyle(`${author} > :first-child`, { gridRow: '1 / span 2', alignSelf: 'center' });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const name = style([type.strong, { overflowWrap: 'anywhere' }]);

export const facts = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[8]}`,
    color: vars.color.ink2,
  },
]);

export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const toggle = style({
  color: vars.color.sea,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  position: 'relative',
  // 24 px to the eye, 44 px to the thumb.
  '::after': { content: '', position: 'absolute', inset: '-10px -4px' },
});

export const replies = style({
  display: 'grid',
  gap: vars.space[16],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const reply = style({ display: 'grid', gap: vars.space[4] });

export const official = style({ color: vars.color.ink2, fontWeight: 400 });

export const stars = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  gap: '2px',
  alignSelf: 'center',
});
export const given = style({ color: vars.color.accentDeep });
export const missing = style({ color: vars.color.lineStrong });
