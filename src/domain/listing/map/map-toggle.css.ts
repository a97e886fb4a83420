import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** At the foot of the screen, over the list, where a thumb is. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: vars.space[20],
  zIndex: vars.z.sticky,
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: vars.space[24],
  pointerEvents: 'none',
  '@media': {
    // Between columns of cards it would stand over prices, which begin at their left.
    [media.tablet]: {
      selectors: {
        '&[data-over-list]': { justifyContent: 'flex-end', paddingInlineEnd: vars.space[32] },
      },
    },
    // There is little of the list, and what it is sorted by stands at its right.
    [media.low]: {
      selectors: { '&[data-over-list]': { justifyContent: 'center', paddingInlineEnd: 0 } },
    },
    [media.desktop]: { display: 'none' },
  },
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  paddingInline: vars.space[24],
  borderRadius: vars.radius.pill,
  background: vars.color.ink1,
  color: vars.color.surface0,
  fontWeight: 600,
  boxShadow: vars.color.floating,
  pointerEvents: 'auto',
});
