import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ground } from '../../../../domain/calendar/day-look.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

/** From this width of a month on, a cell has room for a whole price. */
export const roomy = '(width >= 440px)';

const { color } = vars;

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: '54px',
  padding: '5px 6px 6px',
  borderRadius: vars.radius.cell,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-focused]': { boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`, outline: 'none' },
    '&[data-focus-visible]': { outline: `2px solid ${color.sea}`, outlineOffset: '2px' },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2.5px ${color.ink1}` },
  },
  '@container': { [roomy]: { minHeight: '64px', padding: vars.space[8] } },
});

/** A day that answers a press. */
export const choosable = style({
  cursor: 'pointer',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-selected])': { boxShadow: `inset 0 0 0 1.5px ${color.ink1}` },
      },
    },
  },
});

export const cell = styleVariants(ground, (look) => [base, look]);
export const pendingCell = style([base, { background: color.surface3, color: color.ink3 }]);

export const number = style({ fontSize: '0.8125rem', lineHeight: '1.0625rem', fontWeight: 600 });
export const struck = style([number, { textDecoration: 'line-through' }]);

export const marks = style({
  position: 'absolute',
  top: '7px',
  insetInlineEnd: '5px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  '@container': { [roomy]: { flexDirection: 'row-reverse', top: '10px', insetInlineEnd: '8px' } },
});

export const foot = style({
  fontSize: '0.78125rem',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

/**
 * What a narrow cell abbreviates, drawn from `data-short`: as text it would contradict the cell's
 * name, which has it in full.
 */
export const short = style({ '::before': { content: 'attr(data-short)' } });
export const shortPrice = style([short, { '@container': { [roomy]: { display: 'none' } } }]);
export const fullPrice = style({
  display: 'none',
  '@container': { [roomy]: { display: 'inline' } },
});

globalStyle(`${marks} svg`, { width: '12px', height: '12px' });
