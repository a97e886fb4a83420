import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** From so wide on the page of the guests stands beside the form. */
export const besideForm = 'screen and (width >= 1280px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [besideForm]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
      columnGap: vars.space[32],
    },
  },
});

export const pane = style({
  position: 'sticky',
  insetBlockStart: vars.space[16],
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 120px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineStart: vars.space[24],
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const caption = style([
  type.small,
  { paddingBlockEnd: vars.space[12], color: vars.color.ink2 },
]);

export const opener = style({ justifySelf: 'start' });
