import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const list = style({ display: 'grid', marginBlockEnd: vars.space[16] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const key = style([
  type.small,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '28px',
    height: '28px',
    fontWeight: 600,
    border: '1px solid currentcolor',
    borderRadius: vars.radius.cell,
  },
]);

/** Only where a mouse is likely to have a keyboard beside it. */
export const hint = style([
  type.caption,
  {
    display: 'none',
    minWidth: '20px',
    height: '20px',
    placeItems: 'center',
    marginInlineStart: vars.space[8],
    border: '1px solid currentcolor',
    borderRadius: '5px',
    '@media': { [media.hover]: { display: 'inline-grid' } },
  },
]);

/** A phone has no keys to show. */
export const button = style({
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});
