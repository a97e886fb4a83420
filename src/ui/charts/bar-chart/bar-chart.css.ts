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
export const planned = style({
  fill: vars.color.seaSoft,
  stroke: vars.color.sea,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
});
