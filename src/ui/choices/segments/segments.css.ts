import { style } from '@vanilla-extract/css';
import { chosen, edged, forcedStates } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const group = style({ minWidth: 0 });

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': edged,
});

export const segment = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  borderRadius: '7px',
  color: vars.color.ink2,
  fontWeight: 500,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    '&[data-selected]': {
      background: vars.color.surface3,
      boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
      color: vars.color.ink1,
      fontWeight: 600,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '2px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    ...forcedStates({ '&[data-selected]': chosen }),
    [media.hover]: {
      selectors: { '&:hover:not([data-selected], [data-disabled])': { color: vars.color.ink1 } },
    },
  },
});
