import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface2 } } },
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 112px 128px minmax(128px, 200px)',
    },
  },
});

export const who = style({
  minWidth: 0,
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { gridColumn: 'auto' } },
});

/** The whole row leads there. */
export const name = style([
  type.strong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    overflowWrap: 'anywhere',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);

export const small = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { gridColumn: 'auto' } },
});
