import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
});
export const title = type.title3;

/** A title and the fact that most look for, which stands open. */
export const fold = style({ display: 'grid', minWidth: 0 });
export const fact = style([
  type.small,
  { color: vars.color.ink2, fontWeight: 400, overflowWrap: 'anywhere' },
]);

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: `${vars.space[12]} ${vars.space[16]}`,
});

export const rule = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const ruleIcon = style({ flex: 'none', color: vars.color.ink2 });
export const more = style({ maxWidth: '64ch', color: vars.color.ink2 });
