import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const slider = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

export const output = style({ fontWeight: 600 });

/** Half a thumb of margin, so that no thumb leaves the column. */
export const track = style({
  position: 'relative',
  height: vars.size.touch,
  marginInline: '14px',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 2px)',
    insetInline: '-14px',
    height: '4px',
    borderRadius: vars.radius.pill,
    background: vars.color.lineStrong,
    opacity: 0.5,
  },
  selectors: { '[data-disabled] &': { cursor: 'default', opacity: 0.5 } },
});

// React Aria makes the fill as high as the track; its line is drawn inside.
const line = {
  content: '',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 2px)',
  height: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.sea,
} as const;

/** From the end of the track to the thumb. */
export const fill = style({
  pointerEvents: 'none',
  '::before': { ...line, insetInline: '-14px 0' },
});

/** Between two thumbs. */
export const fillBetween = style({
  pointerEvents: 'none',
  '::before': { ...line, insetInline: 0 },
});

/** 28 px to the eye, 44 px to the thumb. */
export const thumb = style({
  insetBlockStart: '50%',
  width: vars.size.touch,
  height: vars.size.touch,
  cursor: 'grab',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '8px',
    borderRadius: vars.radius.pill,
    background: vars.color.surface1,
    boxShadow: `inset 0 0 0 2px ${vars.color.sea}`,
    transition: `transform ${vars.duration.press} ${vars.ease.enter}`,
  },
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-dragging]::before': { transform: 'scale(1.12)', background: vars.color.seaSoft },
    '&[data-focus-visible]': { outline: 'none' },
    '&[data-focus-visible]::before': {
      outline: `2px solid ${vars.color.sea}`,
      outlineOffset: '2px',
    },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-disabled]::before': { boxShadow: `inset 0 0 0 2px ${vars.color.ink3}` },
  },
});

export const thumbOnTop = style([thumb, { zIndex: 1 }]);
