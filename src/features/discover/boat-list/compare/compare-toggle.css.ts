import { style } from '@vanilla-extract/css';
import { chosen, edgedWith } from '../../../../ui/theme/forced.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** A pill on a picture. */
export const toggle = style([
  type.small,
  {
    position: 'relative',
    // Above the link that covers a card.
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    height: '32px',
    paddingInline: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface1,
    color: vars.color.ink1,
    fontWeight: 600,
    // 32 px to the eye, 44 px to the thumb.
    '::after': { content: '', position: 'absolute', inset: '-6px' },
    selectors: {
      '&[aria-pressed="true"]': { background: vars.color.sea, color: vars.color.onSea },
    },
    '@media': edgedWith({ '&[aria-pressed="true"]': chosen }),
  },
]);
