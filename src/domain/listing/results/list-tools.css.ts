import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** What stands at the end of the title's line: quiet, and each a target for a thumb. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[20],
  marginBlockStart: vars.space[4],
});

/** The order, at the end of the line. */
export const last = style({ marginInlineStart: 'auto' });

export const toolButton = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    borderRadius: vars.radius.picture,
    color: vars.color.ink2,
    fontWeight: 500,
    selectors: { '&:hover': { color: vars.color.ink1 } },
  },
]);

/** Only where the map stands beside the list. */
export const besideMapOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'inline-flex' } },
});
