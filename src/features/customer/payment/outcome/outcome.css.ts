import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const outcome = style({ display: 'grid', gap: vars.space[16], maxWidth: '640px' });

export const icon = styleVariants(
  {
    good: vars.color.positive,
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
  marginTop: vars.space[8],
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});

export const next = style({ marginTop: vars.space[8], color: vars.color.ink1 });
