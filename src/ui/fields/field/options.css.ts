import { style } from '@vanilla-extract/css';
import { comingAndGoing } from '../../overlays/overlay/motion.ts';
import { chosen, edged, forcedStates } from '../../theme/forced.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** A floating list of options, as a combo box, a select and a menu open it. */
export const popover = style({
  minWidth: 'max(var(--trigger-width), 200px)',
  maxWidth: 'calc(100vw - 24px)',
  overflow: 'auto',
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  color: vars.color.ink1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  '@media': edged,
  selectors: {
    ...comingAndGoing(vars.duration.hover, { opacity: 0, transform: 'translateY(-4px)' }),
  },
});

export const list = style({ outline: 'none', display: 'grid', gap: '2px' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: vars.size.touch,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.picture,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.surface3 },
    '&[data-selected]': { fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' },
  },
  '@media': forcedStates({ '&[data-focused]': chosen }),
});

export const check = style({
  visibility: 'hidden',
  flex: 'none',
  color: vars.color.sea,
  selectors: { '[data-selected] &': { visibility: 'visible' } },
});

export const detail = style([type.small, { color: vars.color.ink2, fontWeight: 400 }]);

export const note = style([
  type.small,
  { padding: `${vars.space[8]} ${vars.space[12]}`, color: vars.color.ink2 },
]);
