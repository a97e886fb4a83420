import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export {
  axisText,
  baseLine,
  drawing,
  gridLine,
  valueText,
} from '../chart-frame/chart-frame.css.ts';

export const bar = style({ fill: vars.color.sea });
export const currentBar = style({ fill: vars.color.accent });
const dashed = { strokeWidth: 1.5, strokeDasharray: '4 3' };
export const planned = style({ ...dashed, fill: vars.color.seaSoft, stroke: vars.color.sea });
export const currentPlanned = style({
  ...dashed,
  fill: vars.color.surface0,
  stroke: vars.color.accentInk,
});
