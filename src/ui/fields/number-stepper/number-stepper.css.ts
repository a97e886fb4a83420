import { style } from '@vanilla-extract/css';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import { edged } from '../../theme/forced.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  minHeight: vars.size.field,
});

export const texts = style({ flex: '1 1 7.5rem', minWidth: 0 });

export const label = style({
  display: 'block',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] &': { color: vars.color.ink3 } },
});

export const group = style({ display: 'flex', alignItems: 'center', flex: 'none' });

export const button = style([
  iconButton,
  {
    boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    selectors: {
      '&[data-pressed]': { background: vars.color.surface3 },
      '&[data-disabled]': { boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    },
    '@media': edged,
  },
]);

export const value = style([
  type.strong,
  {
    width: '56px',
    minHeight: vars.size.touch,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.picture,
    background: 'transparent',
    color: vars.color.ink1,
    textAlign: 'center',
    selectors: { '[data-disabled] &': { color: vars.color.ink3 } },
  },
]);
