import { ThemeSwitch } from './theme-switch.tsx';

export const examples = { 'by day, by night, as the device': <ThemeSwitch /> };
