import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const facts = style({ display: 'grid', gap: vars.space[16] });

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const name = style([type.title3, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const lines = style([type.small, { margin: 0 }]);

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
});

export const label = style({ flex: 'none', color: vars.color.ink2 });
export const value = style({ margin: 0, fontWeight: 500, textAlign: 'end' });
