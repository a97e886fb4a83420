import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { type Oklch, oklch } from './oklch.ts';
import { dark, fixed, light, panelNight } from './palette.ts';

function css<Name extends string>(palette: Record<Name, Oklch>): Record<Name, string> {
  const entries = Object.entries<Oklch>(palette).map(([name, colour]) => [name, oklch(colour)]);
  // Object.fromEntries forgets the key type; the keys are those of the palette passed in.
  return Object.fromEntries(entries) as Record<Name, string>;
}

const schemes = {
  light: {
    ...css(light),
    scrim: oklch([0.255, 0.045, 240], 0.45),
    floating: `0 18px 40px -18px ${oklch([0.3, 0.06, 235], 0.28)}`,
  },
  dark: {
    ...css(dark),
    scrim: oklch([0.12, 0.03, 240], 0.6),
    floating: '0 0 0 0 transparent',
  },
};

/** What is dark at every hour: the sidebar of the administration and the head of its pages on a phone. */
export const nightTone = { ...schemes.dark, ...css(panelNight) };

const steady = {
  fixed: css(fixed),
  // What stands in until the product's own are there is in fonts.css.ts.
  font: {
    title:
      '"Newsreader Variable", "Newsreader Stand-in", "Newsreader Stand-in Noto", Georgia, serif',
    text: '"Bricolage Grotesque Variable", "Bricolage Grotesque Stand-in", system-ui, sans-serif',
  },
  space: {
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    48: '48px',
    64: '64px',
    88: '88px',
    112: '112px',
  },
  radius: { picture: '6px', cell: '8px', control: '10px', panel: '16px', pill: '999px' },
  duration: { press: '120ms', hover: '200ms', panel: '320ms' },
  ease: { enter: 'cubic-bezier(.2,.7,.2,1)', exit: 'cubic-bezier(.4,0,1,1)' },
  size: { content: '1280px', touch: '44px', control: '48px', field: '56px' },
  z: { sticky: '10', header: '20', overlay: '40', toast: '60' },
};

function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`).replace(/--/g, '-');
}

/**
 * The theme contract: `vars.color.*` follows the colour scheme, everything else is steady.
 * Each is a CSS custom property with a readable name (`--color-ink-1`, `--space-24`).
 */
export const vars = createGlobalThemeContract({ color: schemes.light, ...steady }, (_value, path) =>
  path.map(kebab).join('-').replace(/--/g, '-'),
);

globalStyle(':root', {
  vars: { ...assignVars(vars, { color: schemes.light, ...steady }) },
  colorScheme: 'light',
});
// Paper is white: what is printed stays in the colours of the day.
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      vars: assignVars(vars.color, schemes.dark),
      colorScheme: 'dark',
    },
  },
});
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(vars.color, schemes.dark), colorScheme: 'dark' } },
});
