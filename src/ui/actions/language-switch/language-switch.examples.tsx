import { LanguageSwitch } from './language-switch.tsx';

export const examples = { 'Turkish, English': <LanguageSwitch /> };
