import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const page = style([content, { paddingBlock: `${vars.space[64]} ${vars.space[112]}` }]);
