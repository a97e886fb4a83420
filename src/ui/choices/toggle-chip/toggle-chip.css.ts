import { style } from '@vanilla-extract/css';
import { chosen, edgedWith } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** The pill; for a plain button that stands among chips too. */
export const chip = style([
  type.small,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    flex: 'none',
    maxWidth: '100%',
    minHeight: '40px',
    paddingInline: vars.space[16],
    borderRadius: vars.radius.pill,
    boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    color: vars.color.ink1,
    fontWeight: 500,
    transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
    // 40 px to the eye, 44 px to the thumb.
    '::after': { content: '', position: 'absolute', inset: '-2px' },
    selectors: {
      '&[data-selected]': {
        background: vars.color.sea,
        boxShadow: 'none',
        color: vars.color.onSea,
        fontWeight: 600,
      },
      '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      ...edgedWith({ '&[data-selected]': chosen }),
      [media.hover]: {
        selectors: {
          '&:hover:not([data-selected], [data-disabled])': { background: vars.color.surface3 },
        },
      },
    },
  },
]);
