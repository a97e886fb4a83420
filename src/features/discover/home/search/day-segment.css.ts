import { globalStyle, style } from '@vanilla-extract/css';
import { edged } from '../../../../ui/theme/forced.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';
import { gap } from './panel-gap.ts';

export const days = style({ position: 'relative', minWidth: 0 });

export const summary = style({
  display: 'block',
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.cell,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const value = style([
  type.body,
  { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const icon = style({
  position: 'absolute',
  insetInlineEnd: vars.space[16],
  bottom: vars.space[16],
  color: vars.color.ink2,
  pointerEvents: 'none',
});

/** Below the segment on wide screens; in the slab itself on narrow ones. */
export const panel = style({
  scrollMarginBlock: vars.space[24],
  paddingBlock: vars.space[12],
  '@media': {
    ...edged,
    [media.laptop]: {
      position: 'absolute',
      zIndex: vars.z.sticky,
      top: `calc(100% + ${gap.below}px)`,
      insetInlineStart: 0,
      width: 'max-content',
      maxWidth: '92vw',
      padding: vars.space[20],
      borderRadius: vars.radius.panel,
      background: vars.color.surface1,
      boxShadow: `${vars.color.floating}, 0 0 0 1px ${vars.color.line}`,
      selectors: {
        '&[data-opens-up]': { top: 'auto', bottom: `calc(100% + ${gap.above}px)` },
      },
    },
  },
});

export const inputs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[16] });

export const input = style([
  type.caption,
  { display: 'grid', gap: vars.space[4], flex: '1 1 150px', color: vars.color.ink3 },
]);

globalStyle(`${input} input`, {
  minHeight: vars.size.control,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  color: vars.color.ink1,
  fontSize: '1rem',
  lineHeight: '1.5rem',
});

export const clear = style([
  type.small,
  {
    minHeight: vars.size.touch,
    marginTop: vars.space[4],
    paddingInline: vars.space[4],
    color: vars.color.sea,
    fontWeight: 600,
  },
]);
