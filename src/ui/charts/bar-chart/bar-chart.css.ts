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
