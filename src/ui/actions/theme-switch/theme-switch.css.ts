import { style } from '@vanilla-extract/css';
import { chosen, forcedStates } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** It takes the colour of what is around it: it stands on the day's ground and on the night's. */
export const group = style({
  display: 'inline-flex',
  padding: 0,
  borderRadius: vars.radius.pill,
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 45%, transparent)',
});

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
  opacity: 0.75,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '4px',
    borderRadius: vars.radius.pill,
    boxShadow: 'inset 0 0 0 1.5px transparent',
    transition: `box-shadow ${vars.duration.hover} ${vars.ease.enter}`,
  },
  selectors: {
    '&[aria-pressed="true"]': { opacity: 1 },
    '&[aria-pressed="true"]::after': { boxShadow: 'inset 0 0 0 1.5px currentColor' },
    '&:focus-visible': { outlineColor: 'currentColor' },
  },
  '@media': {
    ...forcedStates({ '&[aria-pressed="true"]': chosen }),
    [media.hover]: { selectors: { '&:hover': { opacity: 1 } } },
  },
});
