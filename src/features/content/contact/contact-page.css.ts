import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[64],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 620px) minmax(0, 1fr)',
      columnGap: vars.space[112],
    },
  },
});

export const form = style({ minWidth: 0 });

export const sent = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  overflowWrap: 'anywhere',
});
export const heading = type.title2;

export const details = style({ alignSelf: 'start' });

export const detail = style({
  paddingBlock: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const term = style([type.small, { color: vars.color.ink2 }]);
export const value = style({
  margin: 0,
  marginTop: vars.space[4],
  fontWeight: 500,
  // An address has no gap to break at.
  overflowWrap: 'anywhere',
});

export const questions = style({ paddingBlock: `${vars.space[88]} ${vars.space[112]}` });

export const list = style({ maxWidth: '760px', marginTop: vars.space[16] });

export const question = style({ borderBottom: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: '64px',
  paddingBlock: vars.space[12],
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const plus = style({
  flex: 'none',
  transition: `rotate ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { [`${question}[open] &`]: { rotate: '45deg' } },
});

export const answer = style({
  maxWidth: '62ch',
  paddingBottom: vars.space[20],
  color: vars.color.ink2,
});
