import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[32],
  minWidth: 0,
  paddingBlock: `${vars.space[24]} ${vars.space[48]}`,
  '@media': { [media.tablet]: { gap: vars.space[40], paddingBlockStart: vars.space[40] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[48],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/**
 * Side by side on a desk. In one column the requests come first: what a confirmation adds to the
 * departures must not move the next request away from under a finger.
 */
export const column = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'grid', gap: vars.space[48], minWidth: 0 } },
});
export const afterRequests = style({
  order: 1,
  minWidth: 0,
  '@media': { [media.desktop]: { order: 0 } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const hint = style([type.small, { color: vars.color.ink2 }]);

export const rows = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const rowLink = style([
  type.strong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    marginBlock: '-10px',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.picture,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
]);

/** A way on below a list. */
export const more = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    minHeight: vars.size.touch,
    color: vars.color.sea,
    fontWeight: 600,
    borderRadius: vars.radius.picture,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
]);
