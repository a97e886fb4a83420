import { style } from '@vanilla-extract/css';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** The radio itself lies over the pill, unseen: the whole of it is pressed, focused and named. */
export const input = style({
  position: 'absolute',
  inset: '-2px',
  zIndex: 1,
  width: 'auto',
  height: 'auto',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const option = style([
  chip,
  {
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '2px' },
    },
  },
]);
