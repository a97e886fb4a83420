import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
  padding: `${vars.space[24]} ${vars.space[16]}`,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  color: vars.color.ink2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.sea,
      background: vars.color.seaSoft,
    },
    '[data-invalid] > &': { border: `2px dashed ${vars.color.danger}` },
    '[data-disabled] > &': { background: vars.color.surface2, cursor: 'default' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled] > *)': { borderColor: vars.color.ink1 } },
    },
  },
});

export const choose = style({
  color: vars.color.sea,
  fontWeight: 600,
  selectors: { '[data-disabled] &': { color: vars.color.ink3 } },
});

export const drop = style([
  type.small,
  // Nothing can be dropped where there is no mouse.
  { display: 'none', '@media': { [media.hover]: { display: 'block' } } },
]);

export const list = style({ display: 'grid', marginBlockStart: vars.space[8] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[12],
  paddingBlock: vars.space[8],
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  color: vars.color.ink2,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const name = style({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: 500,
});

export const size = style([type.small, { display: 'block', color: vars.color.ink2 }]);

export const problem = style([
  type.small,
  { display: 'block', color: vars.color.danger, fontWeight: 500 },
]);

export const progress = style({
  display: 'block',
  width: '100%',
  height: '4px',
  marginBlockStart: vars.space[4],
  border: 0,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  appearance: 'none',
  background: vars.color.surface3,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.surface3 },
    '&::-webkit-progress-value': { background: vars.color.sea },
    '&::-moz-progress-bar': { background: vars.color.sea },
  },
});
