import { style } from '@vanilla-extract/css';
import { content } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style([
  content,
  {
    paddingBlock: `${vars.space[32]} ${vars.space[88]}`,
    '@media': { [media.laptop]: { paddingBlock: `${vars.space[64]} ${vars.space[112]}` } },
  },
]);

export const columns = style({
  display: 'grid',
  gap: vars.space[48],
  alignItems: 'start',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      columnGap: vars.space[64],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: vars.space[88] },
  },
});

export const loading = style([type.title2, { marginBottom: vars.space[24] }]);
export const aside = style({ marginTop: vars.space[24], color: vars.color.ink2 });
