import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** Looks of a button, for `<Button>` and for links that look like one. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    position: 'relative',
    flex: 'none',
    maxWidth: '100%',
    borderRadius: vars.radius.control,
    border: '1.5px solid transparent',
    fontFamily: vars.font.text,
    fontWeight: 600,
    fontSize: '1rem',
    lineHeight: '1.5rem',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: vars.duration.hover,
    transitionTimingFunction: vars.ease.enter,
    selectors: {
      '&:active:not([aria-disabled="true"], [data-disabled])': {
        transform: 'translateY(1px)',
        transitionDuration: vars.duration.press,
      },
      '&[aria-disabled="true"], &[data-disabled], &[data-pending]': { cursor: 'default' },
      '&[data-disabled]': { opacity: 0.5 },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not([data-disabled])': { background: vars.color.accentDeep } },
          },
        },
      },
      secondary: {
        borderColor: vars.color.ink1,
        color: vars.color.ink1,
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not([data-disabled])': { background: vars.color.surface3 } },
          },
        },
      },
      sea: {
        background: vars.color.sea,
        color: vars.color.onSea,
        '@media': {
          [media.hover]: { selectors: { '&:hover:not([data-disabled])': { opacity: 0.9 } } },
        },
      },
      danger: {
        background: vars.color.danger,
        color: vars.color.surface1,
        '@media': {
          [media.hover]: { selectors: { '&:hover:not([data-disabled])': { opacity: 0.9 } } },
        },
      },
      text: {
        color: vars.color.sea,
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not([data-disabled])': { background: vars.color.seaSoft } },
          },
        },
      },
    },
    size: {
      small: {
        minHeight: '40px',
        paddingInline: vars.space[16],
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        // 40 px to the eye, 44 px to the thumb.
        '::after': { content: '', position: 'absolute', inset: '-3.5px' },
      },
      medium: { minHeight: vars.size.control, paddingInline: vars.space[24] },
      large: { minHeight: '56px', paddingInline: vars.space[32] },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});
