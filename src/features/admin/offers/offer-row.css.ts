import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** On a phone its state stands beside its name, the way to its place beside its owner. */
export const offer = style({
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gridTemplateAreas: '"texts state" "owner area"',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.2fr) auto',
      gridTemplateAreas: '"texts owner state area"',
    },
  },
});

export const texts = style({ gridArea: 'texts', minWidth: 0 });

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.picture,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const name = style([type.strong, link, { marginBlock: '-8px' }]);
const way = style([type.small, link, { justifySelf: 'start', color: vars.color.sea }]);
export const owner = style([way, { gridArea: 'owner' }]);
export const area = style([way, { gridArea: 'area' }]);
export const about = style([type.small, { color: vars.color.ink2 }]);
export const state = style({
  gridArea: 'state',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[4],
  '@media': { [media.laptop]: { alignItems: 'flex-start' } },
});
