import { useLingui } from '@lingui/react/macro';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { type ThemeChoice, themeChoices, useThemeChoice } from '../../theme/theme-choice.ts';
import * as styles from './theme-switch.css.ts';

const icons = { system: SunMoon, light: Sun, dark: Moon };

/** Day, night, or as the device has it. The choice stays on this device. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const [active, choose] = useThemeChoice();
  const names: Record<ThemeChoice, string> = {
    system: t`As on this device`,
    light: t`Light`,
    dark: t`Dark`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make this a form part
    <div role="group" aria-label={t`Theme`} className={styles.group}>
      {themeChoices.map((choice) => {
        const Icon = icons[choice];
        return (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-label={names[choice]}
            title={names[choice]}
            aria-pressed={choice === active}
            onClick={() => choose(choice)}
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
        );
      })}
    </div>
  );
}
