import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const alone = style({ display: 'grid', gap: vars.space[24], maxWidth: '640px' });

/** What is still to be done beside the ticket, which is narrow there. */
export const ticketBeside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateAreas: '"head ticket" "actions ticket" "next ticket"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[48],
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 460px',
      columnGap: vars.space[88],
    },
  },
});

/** Where all went well the ticket is what the page is for: as wide as the page. */
export const ticketBelow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"head actions" "ticket ticket" "next next"',
      alignItems: 'end',
      gap: `${vars.space[32]} ${vars.space[48]}`,
    },
  },
});

const area = (gridArea: string) => ({
  '@media': {
    [media.laptop]: { selectors: { [`:is(${ticketBeside}, ${ticketBelow}) > &`]: { gridArea } } },
  },
});

export const head = style([{ display: 'grid', gap: vars.space[16], minWidth: 0 }, area('head')]);
export const next = style([{ display: 'grid', gap: vars.space[24], minWidth: 0 }, area('next')]);
export const ticket = style([{ minWidth: 0 }, area('ticket')]);

export const icon = styleVariants(
  {
    waiting: vars.color.sea,
    bad: vars.color.danger,
    neutral: vars.color.ink2,
  },
  (color) => ({ color }),
);

export const title = style([type.title2, { outline: 'none', overflowWrap: 'anywhere' }]);

export const texts = style({
  maxWidth: '64ch',
  display: 'grid',
  gap: vars.space[12],
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const actions = style([
  {
    display: 'grid',
    gap: vars.space[12],
    '@media': {
      [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    },
  },
  area('actions'),
]);
