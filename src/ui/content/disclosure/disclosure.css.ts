import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const disclosure = style({ borderBottom: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: vars.size.field,
  paddingBlock: vars.space[12],
  borderRadius: vars.radius.picture,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.sea } } } },
});

export const chevron = style({
  flex: 'none',
  color: vars.color.ink2,
  transition: `transform ${vars.duration.hover} ${vars.ease.enter}`,
});
globalStyle(`${disclosure}[open] > ${summary} > ${chevron}`, { transform: 'rotate(180deg)' });

export const content = style({
  paddingBlockEnd: vars.space[20],
  maxWidth: '68ch',
  color: vars.color.ink2,
});
