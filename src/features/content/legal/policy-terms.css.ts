import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const example = style({ color: vars.color.ink2 });

export const policies = style({
  marginTop: vars.space[32],
  display: 'grid',
  rowGap: vars.space[48],
});

export const policy = style({
  scrollMarginTop: vars.space[88],
  '@media': { print: { breakInside: 'avoid' } },
});

export const name = style([type.title3, { marginBottom: vars.space[4] }]);

export const figure = style({ marginTop: vars.space[16] });

export const bar = style({ display: 'flex', gap: '2px', height: '36px' });

const part = style({
  flexBasis: 0,
  minWidth: '6px',
  borderRadius: '4px',
  '@media': { print: { printColorAdjust: 'exact' } },
});

export const free = style([
  part,
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space[12],
    background: vars.color.calFree,
    color: vars.color.calFreeInk,
    fontWeight: 600,
  },
]);

/** Hatched, as a day that cannot be had. */
export const lost = style([
  part,
  {
    background: `repeating-linear-gradient(135deg, ${vars.color.calBusy} 0 6px, ${vars.color.surface0} 6px 9px)`,
    boxShadow: `inset 0 0 0 1px ${vars.color.calBusy}`,
  },
]);

export const scale = style([
  type.caption,
  {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: vars.space[4],
    color: vars.color.ink2,
  },
]);

export const outcome = style({ marginTop: vars.space[12] });

export const outcomes = style({
  display: 'grid',
  gap: vars.space[12],
  marginTop: vars.space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});

globalStyle(`${outcomes} dt`, {
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.ink2,
});
globalStyle(`${outcomes} dd`, { margin: 0, fontWeight: 600 });

export const back = style({ color: vars.color.positive });
