import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const next = style({ display: 'grid', gap: vars.space[24], minWidth: 0 });

export const head = style({ display: 'grid', gap: vars.space[8] });
export const eyebrow = style([type.small, { color: vars.color.ink2, fontWeight: 600 }]);
export const countdown = style([type.title1]);
export const text = style({ color: vars.color.ink2, overflowWrap: 'anywhere' });

export const name = style([type.title3, { overflowWrap: 'anywhere' }]);
export const link = style({
  selectors: { '&:hover': { textDecoration: 'underline' } },
  textUnderlineOffset: '5px',
  textDecorationThickness: '1px',
});

/** Side by side where there is room, as many as there are. */
export const parts = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlockStart: vars.space[8],
  '@media': {
    [media.laptop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: vars.space[40],
    },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
