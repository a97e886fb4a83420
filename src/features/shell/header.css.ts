import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const header = style({ borderBottom: `1px solid ${vars.color.line}` });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * 56px)`,
  marginInline: 'auto',
  paddingInline: vars.space[20],
  minHeight: '64px',
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32], minHeight: '80px' },
    [media.desktop]: { paddingInline: '56px' },
  },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.control,
});

const fromLaptop = {
  display: 'none',
  '@media': { [media.laptop]: { display: 'flex' } },
} as const;

export const navigation = style([fromLaptop, { marginInlineStart: vars.space[24] }]);

export const navigationLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  fontWeight: 500,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space[8],
    bottom: '4px',
    height: '2px',
    background: vars.color.accentDeep,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.duration.hover} ${vars.ease.enter}`,
  },
  selectors: { '&[aria-current="page"]::after': { transform: 'scaleX(1)' } },
  '@media': { [media.hover]: { selectors: { '&:hover::after': { transform: 'scaleX(1)' } } } },
});

export const language = style([fromLaptop, { marginInlineStart: 'auto' }]);

export const account = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': { [media.laptop]: { marginInlineStart: vars.space[8] } },
});
