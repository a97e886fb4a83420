import { style } from '@vanilla-extract/css';
import { valueTop } from '../../fields/field/field.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { segments } from '../date-picker/date-picker.css.ts';

export const inputs = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6px',
  padding: `${valueTop} 0 7px ${vars.space[16]}`,
});

export const input = style([segments, { cursor: 'text' }]);

export const dash = style({ color: vars.color.ink3 });
