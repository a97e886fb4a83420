import { style } from '@vanilla-extract/css';
import { content as contentColumn } from '../../ui/theme/global.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const footer = style({
  marginTop: vars.space[88],
  background: vars.fixed.night,
  color: vars.fixed.onNight,
  '@media': { [media.laptop]: { marginTop: vars.space[112] } },
});

export const content = style([
  contentColumn,
  { paddingBlock: `${vars.space[64]} ${vars.space[32]}` },
]);

export const columns = style({
  display: 'grid',
  gap: vars.space[40],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '2fr 1fr 1fr' },
  },
});

export const about = style({ display: 'grid', gap: vars.space[20], justifyItems: 'start' });

export const quiet = style([type.small, { color: vars.fixed.onNightQuiet, maxWidth: '34ch' }]);

export const heading = style([type.small, { fontWeight: 600, marginBottom: vars.space[8] }]);

export const link = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    color: vars.fixed.onNightQuiet,
    selectors: {
      '&:hover': { color: vars.fixed.onNight, textDecoration: 'underline' },
      '&:focus-visible': { outlineColor: vars.fixed.onNight },
    },
  },
]);

export const rights = style([
  type.small,
  {
    marginTop: vars.space[64],
    paddingTop: vars.space[24],
    borderTop: `1px solid ${vars.fixed.nightLine}`,
    color: vars.fixed.onNightQuiet,
  },
]);
