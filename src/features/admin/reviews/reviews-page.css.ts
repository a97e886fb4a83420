import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style({ maxWidth: '1240px', outline: 'none' });

export const overview = style({
  display: 'grid',
  gap: `${vars.space[40]} ${vars.space[64]}`,
  marginBlock: `${vars.space[8]} ${vars.space[48]}`,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});
/** Below what stands side by side. */
export const across = style({ gridColumn: '1 / -1' });
export const recent = style({
  display: 'grid',
  columnGap: vars.space[40],
  '@media': { [media.laptop]: { gridTemplateColumns: '1fr 1fr' } },
});
export const column = style({ display: 'grid', gap: vars.space[40], alignContent: 'start' });

/** Figures of the filters before are dimmed until those that were asked for have come. */
export const figures = style({
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

export const heading = style([type.title3, { marginBlockEnd: vars.space[12] }]);
/** A heading with what belongs to it at the end of its line. */
export const headingLine = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[16],
});
export const quiet = style([type.small, { color: vars.color.ink2 }]);

/** Away from the figures above, which are one line where they are folded away. */
export const oneByOne = style({ marginBlockStart: vars.space[24] });

export const folded = style({ marginBlockEnd: vars.space[16] });

export const cards = style({
  display: 'grid',
  gap: `${vars.space[32]} ${vars.space[40]}`,
  '@media': { [media.laptop]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[40] } },
});

/** What a review is about and by whom, each a way there. */
export const about = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[16]}`,
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
  },
]);
/** 28 px to the eye, 44 px to the thumb. */
export const way = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  '::after': { content: '', position: 'absolute', inset: '-8px -4px' },
});

export const reported = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // The one that the keys act on.
  selectors: {
    '&&:focus-visible': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '6px' },
  },
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[64],
    },
  },
});
export const reports = style({ display: 'grid', gap: vars.space[12], alignContent: 'start' });
export const report = style([type.small, { overflowWrap: 'anywhere' }]);
export const reason = style({ whiteSpace: 'pre-line' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
