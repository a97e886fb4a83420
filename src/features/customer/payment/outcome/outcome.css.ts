import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const alone = style({ display: 'grid', gap: vars.space[24], maxWidth: '640px' });

export const withTicket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateAreas: '"head ticket" "rest ticket"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[48],
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 460px',
      columnGap: vars.space[88],
    },
  },
});

const area = (gridArea: string) => ({
  '@media': { [media.laptop]: { selectors: { [`${withTicket} > &`]: { gridArea } } } },
});

export const head = style([{ display: 'grid', gap: vars.space[16], minWidth: 0 }, area('head')]);
export const rest = style([{ display: 'grid', gap: vars.space[32], minWidth: 0 }, area('rest')]);
export const ticket = style([{ minWidth: 0 }, area('ticket')]);

export const icon = styleVariants(
  {
    waiting: vars.color.sea,
    bad: vars.color.danger,
    neutral: vars.color.ink2,
  },
  (color) => ({ color }),
);

export const title = style([type.title2, { outline: 'none', overflowWrap: 'anywhere' }]);

export const texts = style({
  display: 'grid',
  gap: vars.space[12],
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});
