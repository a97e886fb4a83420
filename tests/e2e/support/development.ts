import { ports } from './ports.ts';

const mockUrl = `http://127.0.0.1:${ports.developmentMock}`;
const appUrl = `http://127.0.0.1:${ports.developmentApp}`;

/** Tests of what only development has: they run against the app's development server. */
export const inDevelopment = {
  name: 'development',
  testMatch: /\/development\//,
  // The development server hands out every module by itself, and makes some on first use.
  use: {
    baseURL: appUrl,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' as const },
  },
};

const server = { cwd: '../..', reuseExistingServer: false, timeout: 60_000 };

export const developmentServers = [
  {
    ...server,
    command: `node scripts/mock/main.ts --port ${ports.developmentMock} --quiet`,
    url: `${mockUrl}/_mock/state`,
  },
  {
    ...server,
    command: `node node_modules/vite/bin/vite.js --port ${ports.developmentApp} --host 127.0.0.1 --strictPort`,
    url: appUrl,
    env: { PRUVA_MOCK_URL: mockUrl },
  },
];
