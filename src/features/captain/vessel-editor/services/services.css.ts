import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const list = style({ display: 'grid', gap: vars.space[24] });

export const service = style({
  display: 'grid',
  gap: vars.space[12],
  minWidth: 0,
  paddingBlockEnd: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  },
});

export const wide = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const total = type.small;

export const figure = style([type.strong, { whiteSpace: 'nowrap' }]);

export const error = style([type.small, { color: vars.color.danger }]);
