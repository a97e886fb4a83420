import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const line = style([type.small, { overflowWrap: 'anywhere', color: vars.color.ink2 }]);
export const lineLink = style({
  color: vars.color.sea,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

/** It stands in the card instead where that is shown. */
export const pinned = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    '@media': { [media.desktop]: { display: 'none' } },
  },
]);
export const pin = style({ flex: 'none', color: vars.color.accentInk });
export const place = style({ ...oneLine, minWidth: 0 });

export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[16],
  flex: 'none',
  width: '280px',
  overflowY: 'auto',
  padding: `${vars.space[24]} 0 ${vars.space[24]} ${vars.space[24]}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const picture = style({
  width: '100%',
  flex: 'none',
  height: '150px',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.surface3,
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
export const name = style([type.title3, { overflowWrap: 'anywhere' }]);

export const facts = style({ display: 'grid', gap: vars.space[12], width: '100%' });
export const label = style([type.caption, { color: vars.color.ink2 }]);
export const value = style([type.small, { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }]);
