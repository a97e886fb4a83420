import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style([
  content,
  {
    display: 'grid',
    gap: vars.space[32],
    paddingBlockStart: vars.space[40],
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
        gap: vars.space[88],
        paddingBlockStart: vars.space[64],
      },
    },
  },
]);

export const intro = style({ display: 'grid', gap: vars.space[16], alignContent: 'start' });

export const title = style([type.title2]);

export const lead = style([type.lead, { maxWidth: '44ch', color: vars.color.ink2 }]);

/** As wide as what it says; its words stand in line with those above. */
export const out = style({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
});

export const form = style({ minWidth: 0 });

export const places = style({ display: 'grid', gap: vars.space[16] });
