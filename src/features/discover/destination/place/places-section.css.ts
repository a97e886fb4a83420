import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[24],
  '@media': { [media.tablet]: { rowGap: vars.space[32] } },
});

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  fontSize: '0.875rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '4px',
  transition: `text-decoration-color ${vars.duration.hover} ${vars.ease.enter}`,
  ':hover': { textDecorationColor: 'currentColor' },
});

/** On phones a strip that goes sideways, the next one visible; then a mosaic. */
export const places = style({
  display: 'flex',
  gap: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[20]})`,
  paddingInline: vars.space[20],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space[20],
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // Low enough that the first, two rows high, shows the middle of its picture whole.
      gridAutoRows: '236px',
      gap: vars.space[20],
      marginInline: 0,
      paddingInline: 0,
      overflow: 'visible',
    },
    [media.laptop]: { gridTemplateColumns: '2fr repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: '1.5fr repeat(3, minmax(0, 1fr))' },
  },
});

globalStyle(`${places} > *`, {
  flex: 'none',
  width: 'min(270px, 76vw)',
  height: '330px',
  scrollSnapAlign: 'start',
  '@media': { [media.tablet]: { width: 'auto', height: 'auto', minWidth: 0 } },
});

globalStyle(`${places} > :first-child`, {
  '@media': {
    [media.tablet]: { gridRow: 'span 2' },
  },
});
