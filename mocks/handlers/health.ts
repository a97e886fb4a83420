import { instant } from '../rules/day.ts';
import type { Handlers } from './handler.ts';

export const health: Pick<Handlers, 'getHealth'> = {
  getHealth: ({ now }) => ({
    status: 200,
    body: { status: 'UP', version: 'mock', time: instant(now) },
  }),
};
