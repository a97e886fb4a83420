import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr auto',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  flex: 'none',
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.laptop]: { paddingInline: `${vars.space[16]} 0` } },
});

/** The talk, and from a wide screen on the trip beside it. */
export const besides = style({ display: 'flex', flex: 1, minWidth: 0, minHeight: 0 });
export const talk = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [media.desktop]: { selectors: { '&:not(:last-child)': { paddingInlineEnd: vars.space[16] } } },
  },
});

export const back = style({
  marginInlineStart: '-10px',
  '@media': { [media.laptop]: { display: 'none' } },
});
export const toggle = style({
  display: 'none',
  '@media': { [media.laptop]: { display: 'inline-flex' } },
});

export const name = style([type.title3, { overflowWrap: 'anywhere' }]);
export const who = style({ gridColumn: 3, minWidth: 0 });

/** A line of its own on a phone, which has no room for days and year below the name. */
export const trip = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.laptop]: { gridColumn: '3 / -1' } },
});
export const about = style([
  type.small,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.ink2,
  },
]);
/** What a route says of a conversation: a line of its own, which has the width that a phone has. */
export const ownAbout = style({ gridColumn: '1 / -1', minWidth: 0 });
export const aboutLink = style({
  color: vars.color.sea,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

export const middle = style({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  padding: vars.space[24],
  textAlign: 'center',
});

/** Room for a sentence of the pane that is neither message nor field. */
export const aside = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${vars.space[32]} 0`,
  '@media': { [media.laptop]: { padding: `${vars.space[32]} ${vars.space[24]}` } },
});

export const notice = style({
  flex: 'none',
  '@media': { [media.laptop]: { paddingInlineStart: vars.space[24] } },
});

export const skeleton = style({
  display: 'grid',
  flex: 1,
  alignContent: 'end',
  gap: vars.space[16],
  padding: `${vars.space[24]} 0`,
  '@media': { [media.laptop]: { paddingInline: vars.space[24] } },
});
export const skeletonOwn = style({ display: 'grid', justifyItems: 'end' });
