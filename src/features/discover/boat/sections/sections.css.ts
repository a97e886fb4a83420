import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const services = style({ display: 'grid' });

export const service = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  alignItems: 'start',
  paddingBlock: vars.space[20],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const icon = style({ marginTop: '2px', color: vars.color.sea });
export const name = style([type.strong, { overflowWrap: 'anywhere' }]);
export const description = style([
  type.small,
  { color: vars.color.ink2, marginTop: vars.space[4], maxWidth: '52ch', overflowWrap: 'anywhere' },
]);
export const price = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });
export const once = style([type.small, { color: vars.color.ink2 }]);

export const place = style({ display: 'grid', gap: vars.space[16], overflowWrap: 'anywhere' });

/** The place of the map before anybody is near it: nothing is on its way yet, so nothing moves. */
export const waiting = style({
  height: '260px',
  borderRadius: vars.radius.panel,
  background: vars.color.surface2,
  '@media': { [media.tablet]: { height: '360px' } },
});

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: `${vars.space[12]} ${vars.space[24]}`,
});

export const rule = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const ruleIcon = style({ flex: 'none', color: vars.color.ink2 });
export const more = style({ maxWidth: '64ch', color: vars.color.ink2 });
