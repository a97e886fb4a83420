import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { button } from '../../actions/button/button.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  alignItems: 'start',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink1,
});

export const notice = styleVariants(
  {
    info: vars.color.seaSoft,
    success: vars.color.positiveSoft,
    warning: vars.color.warningSoft,
    danger: vars.color.dangerSoft,
  },
  (background) => [base, { background }],
);

const iconBase = style({ flex: 'none', marginTop: '2px' });
export const icon = styleVariants(
  {
    info: vars.color.sea,
    success: vars.color.positive,
    warning: vars.color.warning,
    danger: vars.color.danger,
  },
  (color) => [iconBase, { color }],
);

export const texts = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const title = type.strong;
export const message = type.small;
/** As high as the icon, with which it stands in a line. */
export const messageAlone = style([type.small, { paddingBlock: '2px' }]);

/** Beside the words where there is room, below them on phones. */
export const action = style({
  gridColumn: '2 / -1',
  marginTop: vars.space[8],
  '@media': {
    [media.tablet]: { gridColumn: '3', gridRow: '1', marginTop: 0, alignSelf: 'center' },
  },
});

// Below the words, a text button's own words begin where they do.
globalStyle(`${action} > ${button.classNames.variants.variant.text}:first-child`, {
  '@media': { [media.phone]: { marginInlineStart: `calc(-1 * ${vars.space[16]})` } },
});

export const close = style({ gridColumn: '3', gridRow: '1', margin: '-10px -12px -10px 0' });
