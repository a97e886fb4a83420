import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

const disc = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.pill,
});

export const icon = styleVariants(
  {
    sea: [vars.color.seaSoft, vars.color.sea],
    positive: [vars.color.positiveSoft, vars.color.positive],
    warning: [vars.color.warningSoft, vars.color.warning],
    danger: [vars.color.dangerSoft, vars.color.danger],
  },
  ([background, color]) => [disc, { background, color }],
);
