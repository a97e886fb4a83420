import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const next = style({ display: 'grid', gap: vars.space[24], minWidth: 0 });

export const head = style({ display: 'grid', gap: vars.space[8] });
export const eyebrow = style([type.small, { color: vars.color.ink2, fontWeight: 600 }]);
export const countdown = style([type.title1]);

export const name = style([type.title3, { overflowWrap: 'anywhere' }]);
export const link = style({
  selectors: { '&:hover': { textDecoration: 'underline' } },
  textUnderlineOffset: '5px',
  textDecorationThickness: '1px',
});

export const parts = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlockStart: vars.space[8],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[40] },
  },
});

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.ink1}`,
});
export const partTitle = style([type.strong]);
export const text = style({ color: vars.color.ink2, overflowWrap: 'anywhere' });
export const sum = style([type.priceLarge]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const things = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0 });
export const thing = style({
  position: 'relative',
  paddingInlineStart: vars.space[20],
  color: vars.color.ink2,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '9px',
    width: '10px',
    height: '5px',
    borderRadius: '5px 5px 0 0',
    background: vars.fixed.sunDusk,
  },
});
