import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { onPicture } from '../../../ui/theme/hour.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const height = createVar();

const plain = style({
  vars: { [height]: '64px' },
  position: 'relative',
  zIndex: vars.z.header,
  containerType: 'inline-size',
  height,
  color: vars.color.ink1,
  background: vars.color.surface0,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { vars: { [height]: '80px' } } },
});

// Stays visible, and takes no room of its own: the page begins below it.
const over = style([
  plain,
  {
    position: 'sticky',
    top: 0,
    marginBottom: `calc(-1 * ${height})`,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.hover,
    transitionTimingFunction: vars.ease.enter,
  },
]);

// Lies on the sky of the picture, whose colours are those of its hour.
const transparent = style([
  over,
  {
    vars: {
      [vars.color.ink1]: onPicture.ink,
      [vars.color.ink2]: onPicture.ink,
      [vars.color.ink3]: onPicture.ink,
      [vars.color.sea]: onPicture.ink,
      [vars.color.onSea]: onPicture.paper,
      [vars.color.surface0]: onPicture.paper,
      [vars.color.surface3]: onPicture.veil,
    },
    background: 'transparent',
    borderBottomColor: 'transparent',
  },
]);

/** By the names of `useHeaderStyle`. */
export const header = { plain, over, transparent };

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  height: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * 56px)`,
  marginInline: 'auto',
  paddingInline: `${vars.space[20]} ${vars.space[12]}`,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32] },
    [media.desktop]: { paddingInline: '56px' },
  },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.control,
});

// The seven links and all that stands at the end fit side by side only from here: in a wide window with
// letters of the usual size, which larger ones fill sooner.
const roomy = '(width >= 75rem)';

const fromDesktop = {
  display: 'none',
  '@container': { [roomy]: { display: 'flex' } },
} as const;

export const navigation = style([fromDesktop, { marginInlineStart: vars.space[24] }]);

export const links = style({ display: 'flex', gap: vars.space[8] });
globalStyle(`${links} > :nth-child(n + 8)`, { display: 'none' });

export const navigationLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space[8],
    bottom: '4px',
    height: '2px',
    background: vars.color.accentDeep,
    forcedColorAdjust: 'none',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.duration.hover} ${vars.ease.enter}`,
  },
  selectors: { '&[aria-current="page"]::after': { transform: 'scaleX(1)' } },
  '@media': { [media.hover]: { selectors: { '&:hover::after': { transform: 'scaleX(1)' } } } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { gap: vars.space[8] } },
});

export const language = style([fromDesktop]);

export const menu = style({ '@container': { [roomy]: { display: 'none' } } });
