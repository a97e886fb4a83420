import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

const base = style({ display: 'grid' });

export const timeline = styleVariants({
  vertical: [base],
  horizontal: [
    base,
    {
      '@media': {
        [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 0 },
      },
    },
  ],
});

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: vars.space[16],
  paddingBottom: vars.space[24],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The way from one point to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '9px',
      top: '24px',
      bottom: '0',
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
    '&[data-state="done"]:not(:last-child)::before': { borderColor: vars.color.ink1 },
    [`${timeline.horizontal} > &`]: {
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          rowGap: vars.space[12],
          alignContent: 'start',
          paddingBottom: 0,
          paddingInlineEnd: vars.space[16],
        },
      },
    },
    [`${timeline.horizontal} > &:not(:last-child)::before`]: {
      '@media': {
        [media.tablet]: {
          top: '9px',
          bottom: 'auto',
          insetInlineStart: '28px',
          insetInlineEnd: vars.space[8],
          borderInlineStart: 0,
          borderTop: `2px solid ${vars.color.line}`,
        },
      },
    },
    [`${timeline.horizontal} > &[data-state="done"]:not(:last-child)::before`]: {
      '@media': { [media.tablet]: { borderColor: vars.color.ink1 } },
    },
  },
});

const markBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '20px',
  height: '20px',
  marginTop: '2px',
  borderRadius: vars.radius.pill,
});

// The sun stands over the present.
const present = [
  markBase,
  { background: vars.fixed.sunDusk, boxShadow: `0 0 0 4px ${vars.color.surface3}` },
];

export const mark = styleVariants({
  done: [markBase, { background: vars.color.ink1, color: vars.color.surface0 }],
  now: present,
  current: present,
  ahead: [markBase, { boxShadow: `inset 0 0 0 2px ${vars.color.lineStrong}` }],
  failed: [markBase, { background: vars.color.danger, color: vars.color.surface1 }],
});

export const time = style([type.caption, { display: 'block', color: vars.color.ink2 }]);
export const title = style([type.strong]);
export const titleAhead = style([type.body, { color: vars.color.ink2 }]);
export const text = style([type.small, { marginTop: '2px', color: vars.color.ink2 }]);
