import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  borderRadius: vars.radius.picture,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '4px' },
  },
});

export const card = styleVariants({
  small: [base],
  large: [
    base,
    {
      '@media': {
        [media.laptop]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: vars.space[64],
          alignItems: 'center',
        },
      },
    },
  ],
});

export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform ${vars.duration.panel} ${vars.ease.enter}`,
  selectors: {
    [`${base}:hover &`]: { '@media': { [media.hover]: { transform: 'scale(1.02)' } } },
  },
});

export const words = style({ display: 'grid', rowGap: vars.space[8], alignContent: 'start' });

export const title = { small: type.title3, large: type.title2 };

export const link = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const summary = { small: style([{ color: vars.color.ink2 }]), large: type.lead };

export const facts = style([type.small, { color: vars.color.ink2 }]);
