import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const contents = style({
  marginBottom: vars.space[40],
  '@media': {
    print: { display: 'none' },
    [media.laptop]: { position: 'sticky', top: vars.space[32], marginBottom: 0 },
  },
});

export const heading = style([type.small, { fontWeight: 600, color: vars.color.ink2 }]);

export const list = style({ marginTop: vars.space[4] });

export const link = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    paddingBlock: vars.space[4],
    color: vars.color.sea,
    fontWeight: 500,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '@media': { [media.laptop]: { minHeight: '36px' } },
  },
]);
