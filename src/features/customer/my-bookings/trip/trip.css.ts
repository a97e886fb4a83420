import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.ink1}`,
});
export const partTitle = style([type.strong]);
export const text = style({ color: vars.color.ink2, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  selectors: { '&:empty': { display: 'none' } },
});

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
