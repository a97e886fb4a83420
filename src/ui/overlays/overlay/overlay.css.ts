import { createContainer, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';
import { comingAndGoing } from './motion.ts';

const place = createContainer();

/**
 * So low that title and actions would leave nothing between them: a desk at 400 %, a phone on its side,
 * one with its keyboard open, or with large text.
 */
const low = `${place} (max-height: 25rem)`;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  // What a keyboard leaves of the window.
  height: 'var(--visual-viewport-height, 100dvh)',
  container: `${place} / size`,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  background: vars.color.scrim,
  selectors: comingAndGoing(vars.duration.panel, { opacity: 0 }),
  '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space[24] } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  outline: 'none',
  // They scroll with the content then.
  '@container': { [low]: { overflow: 'auto' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[16],
  padding: `${vars.space[20]} ${vars.space[12]} ${vars.space[8]} ${vars.space[20]}`,
  '@media': {
    [media.tablet]: {
      padding: `${vars.space[24]} ${vars.space[20]} ${vars.space[8]} ${vars.space[32]}`,
    },
  },
});

export const title = style([type.title3, { paddingBlockStart: '6px' }]);

export const body = style({
  overflow: 'auto',
  padding: `${vars.space[8]} ${vars.space[20]} max(${vars.space[24]}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.tablet]: { padding: `${vars.space[8]} ${vars.space[32]} ${vars.space[32]}` },
  },
  '@container': { [low]: { overflow: 'visible', flexShrink: 0 } },
});

export const footer = style({
  display: 'flex',
  gap: vars.space[12],
  justifyContent: 'flex-end',
  padding: `${vars.space[16]} ${vars.space[20]} max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { paddingInline: vars.space[32] } },
});
