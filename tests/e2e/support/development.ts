const MOCK_PORT = Number(process.env.PRUVA_E2E_DEVELOPMENT_MOCK_PORT ?? 4111);
const APP_PORT = Number(process.env.PRUVA_E2E_DEVELOPMENT_APP_PORT ?? 5274);
const mockUrl = `http://127.0.0.1:${MOCK_PORT}`;
const appUrl = `http://127.0.0.1:${APP_PORT}`;

/** Tests of what only development has: they run against the app's development server. */
export const inDevelopment = {
  name: 'development',
  testMatch: /(developer|ui-gallery)\.spec\.ts/,
  // The development server hands out every module by itself, and makes some on first use.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
    command: `node scripts/mock/main.ts --port ${MOCK_PORT} --quiet`,
    url: `${mockUrl}/_mock/state`,
  },
  {
    ...server,
    command: `node node_modules/vite/bin/vite.js --port ${APP_PORT} --host 127.0.0.1 --strictPort`,
    url: appUrl,
    env: { PRUVA_MOCK_URL: mockUrl },
  },
];
