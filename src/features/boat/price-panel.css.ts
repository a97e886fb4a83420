import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space[20],
  padding: vars.space[20],
  borderRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  '@media': {
    [media.laptop]: {
      padding: vars.space[24],
      boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
    },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const rows = style([type.small, { display: 'grid' }]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space[16]}`,
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
});

export const label = style({ color: vars.color.ink2 });
export const value = style({ fontWeight: 600 });

/** On phones the bar at the bottom leads on. */
export const lead = style({ '@media': { 'screen and (width < 900px)': { display: 'none' } } });

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  marginTop: vars.space[64],
  padding: `${vars.space[12]} ${vars.space[20]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface1,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32] },
    [media.laptop]: { display: 'none' },
  },
});

export const caption = style([type.small, { color: vars.color.ink2 }]);
