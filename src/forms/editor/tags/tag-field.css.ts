import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const group = style({ display: 'grid', gap: vars.space[12] });

export const legend = style([type.small, { fontWeight: 600, paddingBlockEnd: vars.space[8] }]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  alignItems: 'start',
  maxWidth: '480px',
});

export const addButton = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.field,
});

export const error = style([type.small, { color: vars.color.danger }]);
