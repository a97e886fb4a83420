import { style, styleVariants } from '@vanilla-extract/css';
import { ground } from '../../../../domain/calendar/day-look.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { gap } from '../availability-calendar.css.ts';
import { roomy } from './roomy.ts';

const { color } = vars;

/** The rounding of either end of the chosen days. */
const END = vars.radius.panel;

/** The days chosen lie on one ribbon: it has the ground of their cells and of the gaps between them. */
const ribbon = { background: color.sea, color: color.onSea, borderRadius: 0 };
const previewed = { background: color.seaSoft, color: color.ink1 };

/** Bears what is chosen of it: `data-selected`, and `data-choice` as `choiceOf` says. */
export const day = style({});

const base = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '2px',
  minHeight: 'max(54px, 3.375rem)',
  padding: '5px 5px 6px 6px',
  borderRadius: vars.radius.cell,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    [`${day}:not([data-selected]) > &[data-focused]`]: {
      boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
    },
    '&:focus-visible': { zIndex: 2 },
    [`${day}[data-selected] > &`]: ribbon,
    [`${day}[data-selected][data-choice~="preview"] > &`]: previewed,
    [`${day}[data-selected][data-choice~="start"] > &`]: {
      borderStartStartRadius: END,
      borderEndStartRadius: END,
    },
    [`${day}[data-selected][data-choice~="end"] > &`]: {
      borderStartEndRadius: END,
      borderEndEndRadius: END,
    },
    [`${day}[data-selected][data-choice~="on"] > &::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '100%',
      width: gap,
      background: 'inherit',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      // Its ground is what it says; ground and ink are a pair that can be read.
      forcedColorAdjust: 'none',
      selectors: {
        [`${day}[data-selected] > &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  '@container': { [roomy]: { minHeight: 'max(64px, 4rem)', padding: vars.space[8] } },
});

/** A day that answers a press. */
export const choosable = style({
  cursor: 'pointer',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${day}:not([data-selected]) > &:hover`]: { boxShadow: `inset 0 0 0 1.5px ${color.ink1}` },
      },
    },
  },
});

export const cell = styleVariants(ground, (look) => [base, look]);
export const pendingCell = style([base, { background: color.surface3, color: color.ink3 }]);

export const number = style({ fontSize: '0.8125rem', lineHeight: '1.0625rem', fontWeight: 600 });
export const struck = style([number, { textDecoration: 'line-through' }]);

/** One mark at most, beside the number, and below it in large type; a season has its own place at the foot. */
export const mark = style({ marginInlineStart: 'auto' });
