import { style } from '@vanilla-extract/css';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { ownList, underTabs } from '../../../../ui/choices/own-list/own-list.css.ts';
import { edged } from '../../../../ui/theme/forced.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Lies over the lower edge of the hero. */
export const search = style({
  display: 'block',
  position: 'relative',
  zIndex: vars.z.sticky,
  marginTop: '-80px',
  marginInline: '-4px',
  '@media': { [media.tablet]: { marginTop: `calc(-1 * ${vars.space[64]})`, marginInline: 0 } },
});

export const slab = style({
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[16]}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `${vars.color.floating}, 0 0 0 1px ${vars.color.line}`,
  '@media': {
    ...edged,
    [media.tablet]: { padding: `${vars.space[12]} ${vars.space[24]} ${vars.space[24]}` },
  },
});

export const kinds = style({ display: 'flex', gap: vars.space[24] });

export const kind = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.ink2,
  fontWeight: 500,
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: '4px',
    height: '2px',
    background: vars.color.accentDeep,
    forcedColorAdjust: 'none',
    transform: 'scaleX(0)',
    transition: `transform ${vars.duration.hover} ${vars.ease.enter}`,
  },
  selectors: {
    '&:has(:checked)': { color: vars.color.ink1, fontWeight: 600 },
    '&:has(:checked)::after': { transform: 'none' },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.sea}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.cell,
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const oneRow = {
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  alignItems: 'center',
};

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
    [media.low]: oneRow,
    [media.laptop]: oneRow,
  },
});

/** What it is for on top, what is chosen below; a hairline to the one before. */
export const segment = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: '64px',
  borderBottom: `1px solid ${vars.color.line}`,
  cursor: 'pointer',
  '@media': {
    [media.laptop]: {
      minHeight: vars.size.field,
      paddingInlineEnd: vars.space[16],
      borderBottom: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
  selectors: {
    '&:has(select:focus-visible)': {
      outline: `2px solid ${vars.color.sea}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.cell,
    },
  },
});

export const caption = style([type.caption, { color: vars.color.ink3 }]);

export const select = style([
  ownList,
  underTabs,
  type.body,
  {
    appearance: 'none',
    width: '100%',
    padding: 0,
    paddingInlineEnd: vars.space[24],
    border: 0,
    background: 'transparent',
    fontWeight: 500,
    outline: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    // The whole segment answers the press.
    '::before': { content: '', position: 'absolute', inset: 0 },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[16],
  bottom: vars.space[16],
  color: vars.color.ink2,
  pointerEvents: 'none',
});

const submit = style({
  marginTop: vars.space[16],
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.low]: { gridColumn: 'auto', marginTop: 0 },
    [media.laptop]: { gridColumn: 'auto', marginTop: 0 },
  },
});
const submitButton = [button({ size: 'large' }), submit];

export const submitBoats = style([
  ...submitButton,
  { selectors: { [`${slab}:has([value="tours"]:checked) &`]: { display: 'none' } } },
]);

export const submitTours = style([
  ...submitButton,
  { selectors: { [`${slab}:not(:has([value="tours"]:checked)) &`]: { display: 'none' } } },
]);
