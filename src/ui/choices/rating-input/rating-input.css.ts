import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
});

// A star's drawing stands 6 px inside its target: the first one is aligned with the label.
export const stars = style({ display: 'flex', marginInlineStart: '-6px' });

export const star = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.cell,
  color: vars.color.lineStrong,
  cursor: 'pointer',
  transition: `transform ${vars.duration.press} ${vars.ease.enter}`,
  selectors: {
    '&[data-pressed]': { transform: 'scale(0.9)' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
    '&[data-disabled], &[data-readonly]': { cursor: 'default', transform: 'none' },
    '&[data-disabled]': { opacity: 0.5 },
    '&[data-invalid]': { color: vars.color.danger },
  },
});

export const filled = style([
  star,
  { selectors: { '&, &[data-invalid]': { color: vars.color.accentDeep } } },
]);

export const words = style([type.small, { color: vars.color.ink2, fontWeight: 500 }]);
