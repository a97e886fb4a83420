import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const beat = keyframes({ '40%': { transform: 'scale(1.25)' } });

/** 44 px to the thumb around a disc of 40. */
export const target = style({
  // Above the link that covers a card.
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.ink1,
});

const circle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  '@media': {
    [media.hover]: {
      selectors: { [`${target}:hover &`]: { background: vars.color.surface3 } },
    },
  },
});

export const disc = styleVariants({
  // On a picture.
  disc: [circle, { background: vars.color.surface1 }],
  // On the page's own ground.
  plain: [circle],
});

export const heart = style({
  selectors: {
    [`${target}[aria-pressed="true"] &`]: {
      color: vars.color.danger,
      fill: 'currentColor',
      animation: `${beat} ${vars.duration.panel} ${vars.ease.enter}`,
    },
  },
});
