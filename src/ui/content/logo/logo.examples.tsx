import { Logo } from './logo.tsx';

export const examples = { logo: <Logo /> };
