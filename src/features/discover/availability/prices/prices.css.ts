import { style, styleVariants } from '@vanilla-extract/css';
import { seasonLook } from '../../../../domain/calendar/day-look.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';
import { gap } from '../availability-calendar.css.ts';
import { roomy } from '../day/roomy.ts';

const { space } = vars;

export const plainLine = style([type.small, { minHeight: '1.75rem', marginBottom: space[4] }]);

const line = style({ display: 'inline-block', lineHeight: '1.25rem', paddingBlock: '2px' });

export const plain = style([line, { color: vars.color.ink2 }]);

const pill = style([
  line,
  { paddingInline: space[12], borderRadius: vars.radius.pill, fontWeight: 500 },
]);
export const monthLabel = {
  special: style([pill, seasonLook.special]),
  plain: style([pill, { background: vars.color.surface3, color: vars.color.ink1 }]),
};

/** Runs along the foot of its days as one bar, over the gaps between them. */
const barBase = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '6px',
  height: '1.25rem',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  pointerEvents: 'none',
  selectors: {
    '&[data-from]': {
      insetInlineStart: '4px',
      borderStartStartRadius: vars.radius.pill,
      borderEndStartRadius: vars.radius.pill,
    },
    '&[data-to]': {
      insetInlineEnd: '4px',
      borderStartEndRadius: vars.radius.pill,
      borderEndEndRadius: vars.radius.pill,
    },
    '&[data-over]': { insetInlineEnd: `calc(-1 * ${gap})` },
  },
});

export const bar = styleVariants(seasonLook, (look) => [barBase, look]);

/** Drawn, not written: the day says its price in its name. It may reach over the days after it. */
const labelBase = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: '6px',
  whiteSpace: 'nowrap',
});
export const wideLabel = style([labelBase, { '::before': { content: 'attr(data-full)' } }]);
export const narrowLabel = style([
  labelBase,
  {
    // Of one day: letters of any size end where it does, a seventh of the month.
    fontSize: 'min(0.75rem, max(12px, (13cqi - 12px) / 2.5))',
    '::before': { content: 'attr(data-short)' },
    '@container': { [roomy]: { '::before': { content: 'attr(data-full)' } } },
  },
]);
