import { style } from '@vanilla-extract/css';
import { entryLink } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

/** To a document: of what kind it is, and of which boat or tour. */
export const name = style([entryLink, { fontWeight: 600 }]);

export const offer = style({ fontWeight: 400 });

export const marks = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[4],
});
