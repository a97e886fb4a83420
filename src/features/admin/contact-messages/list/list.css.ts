import { style } from '@vanilla-extract/css';
import { entryLink } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';

/** To a message; heavier while nobody has read it: `data-new`. */
export const subject = style([entryLink, { selectors: { '&[data-new]': { fontWeight: 600 } } }]);
