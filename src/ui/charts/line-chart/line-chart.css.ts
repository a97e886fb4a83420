import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export {
  axisText,
  baseLine,
  drawing,
  gridLine,
} from '../chart-frame/chart-frame.css.ts';

export const line = style({
  fill: 'none',
  stroke: vars.color.sea,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const point = style({ fill: vars.color.sea });
/** The last one is what is now. */
export const last = style({ fill: vars.color.accentDeep });
