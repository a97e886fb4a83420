import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

const { color } = vars;

const hatch = `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in oklab, ${color.calBusyInk} 16%, transparent) 5px 8px)`;

/** A day's ground and ink by its state; the legend’s swatches wear the same. */
export const ground = styleVariants({
  available: { background: color.calFree, color: color.calFreeInk },
  instant: { background: color.calInstant, color: color.calInstantInk },
  special: { background: color.calSpecial, color: color.calSpecialInk },
  unavailable: { background: `${hatch}, ${color.calBusy}`, color: color.calBusyInk },
  past: { background: color.calPast, color: color.calPastInk },
  unknown: { boxShadow: `inset 0 0 0 1px ${color.line}`, color: color.ink3 },
});

/** What a run of days wears that cost something else than the plain days around them. */
export const seasonLook = styleVariants({
  special: { background: color.calSpecial, color: color.calSpecialInk },
  plain: { background: color.surface1, color: color.ink1 },
});

export const dot = style({
  width: '9px',
  height: '9px',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
});
