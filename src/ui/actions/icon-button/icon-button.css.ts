import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** A round 44 px target for one icon; for native buttons too. */
export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.ink1,
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { '&[data-disabled]': { color: vars.color.ink3, opacity: 0.5, cursor: 'default' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled])': { background: vars.color.surface3 } },
    },
  },
});
