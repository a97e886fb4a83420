import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    flex: 'none',
    // In large letters it is broken rather than wider than what it stands in.
    maxWidth: '100%',
    minHeight: '24px',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.pill,
    fontSize: '0.78125rem',
    lineHeight: '1rem',
    fontWeight: 600,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.surface3, color: vars.color.ink1 },
      instant: { background: vars.color.calInstant, color: vars.color.calInstantInk },
      positive: { background: vars.color.positiveSoft, color: vars.color.positive },
      warning: { background: vars.color.warningSoft, color: vars.color.warning },
      danger: { background: vars.color.dangerSoft, color: vars.color.danger },
    },
  },
});
