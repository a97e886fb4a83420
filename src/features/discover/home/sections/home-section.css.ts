import { globalStyle, style } from '@vanilla-extract/css';
import { laidOutNear } from '../../../../ui/page/page-section/laid-out-near.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const section = style({
  ...laidOutNear('900px'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[24],
  '@media': { [media.tablet]: { rowGap: vars.space[32] } },
});

/** On the title's line where there is room for it; a wide button at the end on phones. */
export const all = style({
  '@media': {
    // The horizon is 14 px high, the gap 16; the link stands on the title's base line.
    [media.tablet]: { position: 'absolute', insetInlineEnd: 0, top: '44px' },
  },
});

globalStyle(`${all} a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.control,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  '@media': {
    [media.phone]: { border: `1.5px solid ${vars.color.ink1}` },
    [media.tablet]: {
      minHeight: vars.size.touch,
      fontSize: '0.875rem',
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '4px',
      transition: `text-decoration-color ${vars.duration.hover} ${vars.ease.enter}`,
    },
  },
});
globalStyle(`${all} a:hover`, { textDecorationColor: 'currentColor' });

/** Below a title: what it is about, in a few words. */
export const lead = style([type.lead, { color: vars.color.ink2, marginTop: '-12px' }]);

/** Three of a kind in a row, two on tablets, one on phones. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[24],
  rowGap: vars.space[40],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[48] },
  },
});

/** A phone's page is long enough with three. */
globalStyle(`${cards} > :nth-child(n + 4)`, {
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${cards} > :nth-child(n + 5)`, {
  '@media': { 'screen and (600px <= width < 900px)': { display: 'none' } },
});

// No row of one on tablets.
globalStyle(`${cards} > :last-child:nth-child(odd):not(:first-child)`, {
  '@media': { 'screen and (600px <= width < 900px)': { display: 'none' } },
});

/** A wide breath between each; what comes first belongs to the search above. */
export const sections = style({
  marginTop: '-56px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '80px',
  '@media': {
    [media.tablet]: { marginTop: '-72px', rowGap: vars.space[112] },
  },
});
