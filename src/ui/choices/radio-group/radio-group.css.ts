import { style } from '@vanilla-extract/css';
import { chosen, edgedWith } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const list = style({ display: 'grid' });

export const cards = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
});

const shared = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  alignItems: 'start',
  minHeight: vars.size.touch,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const row = style([shared, { paddingBlock: '10px' }]);

export const card = style([
  shared,
  {
    padding: vars.space[16],
    borderRadius: vars.radius.control,
    background: vars.color.surface1,
    boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    transition: `box-shadow ${vars.duration.press} ${vars.ease.enter}, background-color ${vars.duration.press} ${vars.ease.enter}`,
    selectors: {
      '&[data-readonly]': {
        background: 'transparent',
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      },
      '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
      '&[data-selected]': {
        background: vars.color.seaSoft,
        boxShadow: `inset 0 0 0 2px ${vars.color.sea}`,
      },
      '&[data-disabled]': {
        background: vars.color.surface2,
        boxShadow: 'none',
        cursor: 'default',
      },
      '&[data-focus-visible]': {
        outline: `2px solid ${vars.color.sea}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      ...edgedWith({ '&[data-selected]': { borderWidth: '2px', borderColor: 'Highlight' } }),
      [media.hover]: {
        selectors: {
          '&:hover:not([data-selected], [data-disabled], [data-readonly], [data-invalid])': {
            boxShadow: `inset 0 0 0 1px ${vars.color.ink1}`,
          },
        },
      },
    },
  },
]);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  '::after': {
    content: '',
    width: '10px',
    height: '10px',
    borderRadius: vars.radius.pill,
    background: vars.color.onSea,
    transform: 'scale(0)',
    transition: `transform ${vars.duration.press} ${vars.ease.enter}`,
  },
  selectors: {
    '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    '[data-selected] > &': { background: vars.color.sea, boxShadow: 'none' },
    '[data-selected] > &::after': { transform: 'scale(1)' },
    '[data-disabled] > &': { opacity: 0.5 },
    [`${row}[data-focus-visible] > &`]: {
      outline: `2px solid ${vars.color.sea}`,
      outlineOffset: '2px',
    },
  },
  '@media': edgedWith({ '[data-selected] > &': chosen }),
});

export const label = style({ fontWeight: 500, overflowWrap: 'anywhere' });

export const end = style({ fontWeight: 600, textAlign: 'end' });

export const description = style([
  type.small,
  {
    display: 'block',
    color: vars.color.ink2,
    fontWeight: 400,
    selectors: { '[data-disabled] &': { color: vars.color.ink3 } },
  },
]);
